/** What the command line says holds for this once and is never written, until the player sets it himself. */
import { describe, expect, it } from 'vitest';
import { MemoryFiles } from '../../test/persistence/memory-files.ts';
import { SettingsDesk } from './settings-desk.ts';
import { readSettings } from './settings-file.ts';

describe('the settings desk', () => {
  it('lays the command line over the file', () => {
    const files = new MemoryFiles();
    const desk = new SettingsDesk(files, '/data', { language: 'de', glyphs: 'ascii' });
    expect(desk.current).toMatchObject({ language: 'de', glyphs: 'ascii', colors: 'auto' });
  });

  it('does not write what only the command line said', () => {
    const files = new MemoryFiles();
    const desk = new SettingsDesk(files, '/data', { language: 'de' });
    expect(desk.change({ ...desk.current, hints: false })).toBeUndefined();
    expect(readSettings(files, '/data').settings).toMatchObject({ language: 'auto', hints: false });
    expect(desk.current.language).toBe('de');
  });

  it('writes what the player set against the command line', () => {
    const files = new MemoryFiles();
    const desk = new SettingsDesk(files, '/data', { language: 'de' });
    desk.change({ ...desk.current, language: 'en' });
    expect(readSettings(files, '/data').settings.language).toBe('en');
    expect(desk.current.language).toBe('en');
  });
});
