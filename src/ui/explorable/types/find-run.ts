import recorded from './recorded.json';
import type { TypesChange, TypesFile, TypesRun } from './recording.ts';

const { release, typescript, runs } = recorded as TypesFile;

/** Releases that were recorded. */
export const typesReleases = { release, typescript };

/** The recording with this change. */
export const findTypes = (change: TypesChange): TypesRun => runs[change];
