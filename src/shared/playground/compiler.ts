import type { SampleFile } from '../mdx-components.ts';

/** A position in a file of the playground; the offset is in UTF-16 units. */
export interface CodePlace {
  file: string;
  offset: number;
}

/** A compiler error. */
export interface CodeProblem {
  file: string;
  start: number;
  length: number;
  /** Both count from 1. */
  line: number;
  column: number;
  /** TypeScript's error number. */
  code: number;
  message: string;
}

/** What an editor shows for a name. */
export interface CodeDescription {
  start: number;
  length: number;
  /** Kind, name and type, as TypeScript. */
  text: string;
  /** Markdown as written in the source. */
  docs: string;
}

/** The words that fit at a place in a file. */
export interface CodeCompletions {
  /** Start of the word that a completion replaces. */
  start: number;
  entries: { name: string; kind: string; sortText: string }[];
}

/** A change of a file: `text` replaces what is there. */
export interface CodeEdit {
  start: number;
  length: number;
  text: string;
}

/** A file as the sandbox runs it. */
export interface Script {
  name: string;
  /**
   * CommonJS, with `await` wherever the file has it. Every loop and function calls `watchLoop(file, line)`, and
   * `import(path)` becomes `importLater(path)`.
   */
  code: string;
  /** Static imports, as written. */
  imports: string[];
}

/** The interface of the TypeScript worker. Every call is about the files that were set last. */
export interface Compiler {
  setFiles(files: SampleFile[]): void;
  /** Errors in all files, because a change in one may break another. */
  findProblems(): CodeProblem[];
  describe(place: CodePlace): CodeDescription | undefined;
  complete(place: CodePlace): CodeCompletions | undefined;
  /**
   * Changes that format a file, in order; none if it is formatted already. Lines are neither broken nor joined. The file
   * is passed with its code, because changes that fit an earlier state would destroy it.
   */
  format(file: SampleFile): CodeEdit[];
  /** Types are not checked: code with type errors runs, code with syntax errors does not. */
  transpile(): Script[];
}

/** Messages to the worker. The first one says where the declarations are. */
export type CompilerRequest =
  | { declarations: string }
  | {
      [Method in keyof Compiler]: {
        id: number;
        method: Method;
        parameters: Parameters<Compiler[Method]>;
      };
    }[keyof Compiler];

/** Messages from the worker; `id` is the request's. */
export type CompilerResponse =
  | { id: number; result: unknown; error?: undefined }
  | { id: number; error: string };
