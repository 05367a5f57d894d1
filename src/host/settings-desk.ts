/** The settings in force: those of the file, with what the command line says on top and never written. */
import type { Settings } from '../ui/settings.ts';
import type { FileLayer } from './files.ts';
import { readSettings, writeSettings } from './settings-file.ts';

/** What the command line may say for this once. */
export type Overrides = Readonly<Partial<Pick<Settings, 'language' | 'glyphs' | 'colors'>>>;

export class SettingsDesk {
  private readonly files: FileLayer;
  private readonly dataDir: string;
  private overrides: Overrides;
  private stored: Settings;
  /** The names of fields that were wrong in the file. */
  readonly wrong: readonly string[];

  constructor(files: FileLayer, dataDir: string, overrides: Overrides) {
    this.files = files;
    this.dataDir = dataDir;
    this.overrides = overrides;
    const read = readSettings(files, dataDir);
    this.stored = read.settings;
    this.wrong = read.wrong;
  }

  get current(): Settings {
    return { ...this.stored, ...this.overrides };
  }

  /** Stores what the player changed; what he set himself is not overridden any more. Answers a problem's code. */
  change(wanted: Settings): string | undefined {
    const { language, glyphs, colors } = this.overrides;
    const stored = { ...wanted };
    const kept: { -readonly [K in keyof Overrides]: Overrides[K] } = {};
    if (language !== undefined && wanted.language === language) {
      kept.language = language;
      stored.language = this.stored.language;
    }
    if (glyphs !== undefined && wanted.glyphs === glyphs) {
      kept.glyphs = glyphs;
      stored.glyphs = this.stored.glyphs;
    }
    if (colors !== undefined && wanted.colors === colors) {
      kept.colors = colors;
      stored.colors = this.stored.colors;
    }
    this.overrides = kept;
    this.stored = stored;
    return writeSettings(this.files, this.dataDir, stored);
  }
}
