import type { PackagePlaces } from '../packages/package-places.ts';
import type { HoverTarget } from './find-hover-targets.ts';

/** The packages that a program is compiled against. */
export interface CompiledRelease {
  /** Absolute path of the version's folder. */
  folder: string;
  /** Packages in its package.json. */
  packages: string[];
  places: PackagePlaces;
}

/**
 * A compiler with the program of one docs version. There are two implementations:
 * `typescript-native.ts` and `typescript-js.ts`. Both get the same files and options; paths are
 * absolute.
 */
export interface TypeChecker {
  /** Replaces the program's files, besides those on disk that they import. */
  update(files: ReadonlyMap<string, string>): void;
  /** Syntax and type errors in one file, independent of errors elsewhere. */
  diagnose(path: string): FileDiagnostic[];
  /** Descriptions of the positions; undefined if there is nothing to show. */
  describe(path: string, targets: HoverTarget[]): (SymbolFacts | undefined)[];
  /** Completions that an editor would offer, best first. */
  complete(path: string, offset: number): string[];
  close(): void;
}

/** A mistake in a file; `start` and `length` are in UTF-16 units. */
export interface FileDiagnostic {
  start: number;
  length: number;
  code: number;
  /** The message. */
  message: string;
  /** The causes, each indented below the message that it explains. */
  details: string[];
}

/** The facts about a name, for its hover. */
export interface SymbolFacts {
  /** Kind, name and type on one line, as TypeScript. */
  text: string;
  docs?: string;
  /** Files with its declarations. */
  declaredIn: string[];
}

/** Sorts completions by proximity, then by name. */
export function sortCompletions(
  entries: readonly { name: string; sortText?: string | undefined }[],
): string[] {
  const keyOf = ({ name, sortText = '' }: { name: string; sortText?: string | undefined }) =>
    `${sortText}\n${name}`;
  return [...entries].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map(({ name }) => name);
}

/** The requested compiler: `js` is slower and runs on every platform. */
export type TypeScriptKind = 'native' | 'js';
