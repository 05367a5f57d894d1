/** The machine and the game around a run. */
import type { Content } from '../game/content/content.ts';
import type { execute } from '../game/execute.ts';
import type { Clock } from './clock.ts';
import type { FileLayer } from './files.ts';
import type { DataPaths } from './paths.ts';

export interface Surroundings {
  readonly files: FileLayer;
  readonly paths: DataPaths;
  readonly clock: Clock;
  readonly content: Content;
  /** The version of the game. */
  readonly version: string;
  readonly execute: typeof execute;
}
