/** What the command line says about the screen. */
import type { Overrides } from '../host/settings-desk.ts';
import type { ToolArgs } from './tool.ts';

/** What the command line says about the screen, on top of the settings of the player. */
export function overridesOf(read: ToolArgs): Overrides {
  const asked = read.value('lang');
  return {
    ...(asked === undefined ? {} : { language: asked }),
    ...(read.flag('ascii') ? { glyphs: 'ascii' as const } : {}),
    ...(read.flag('no-color') ? { colors: 'none' as const } : {}),
  };
}
