import type { PackagePlaces } from '../packages/package-places.ts';
import type { HoverTarget } from './find-hover-targets.ts';

/** What a program is compiled against. */
export interface CompiledRelease {
  /** Absolute path of the version's folder. */
  folder: string;
  /** Packages that its package.json names. */
  packages: string[];
  places: PackagePlaces;
}

/**
 * A compiler that holds the program of one docs version. There are two: `typescript-native.ts` and
 * `typescript-js.ts`. Both get the same files and options; paths are absolute.
 */
export interface TypeChecker {
  /** Makes these the files of the program, beside those on disk that they import. */
  update(files: ReadonlyMap<string, string>): void;
  /** Errors of syntax and of types in one file. An error elsewhere hides none of them. */
  diagnose(path: string): FileDiagnostic[];
  /** What is to be said of each place; undefined where nothing is. */
  describe(path: string, targets: HoverTarget[]): (SymbolFacts | undefined)[];
  /** Names that an editor would offer, best first. */
  complete(path: string, offset: number): string[];
  close(): void;
}

export interface FileDiagnostic {
  start: number;
  length: number;
  code: number;
  /** What is wrong. */
  message: string;
  /** Why, each reason below the one that it explains, indented. */
  details: string[];
}

export interface SymbolFacts {
  /** Kind, name and type on one line, as TypeScript. */
  text: string;
  docs?: string;
  /** Files that declare it. */
  declaredIn: string[];
}

/** Orders what an editor would offer: by how near it is, then by name. */
export function sortCompletions(
  entries: readonly { name: string; sortText?: string | undefined }[],
): string[] {
  const keyOf = ({ name, sortText = '' }: { name: string; sortText?: string | undefined }) =>
    `${sortText}\n${name}`;
  return [...entries].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map(({ name }) => name);
}

/** Which compiler is wanted: `js` is slower and runs on every platform. */
export type TypeScriptKind = 'native' | 'js';
