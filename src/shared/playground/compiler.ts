import type { SampleFile } from '../mdx-components.ts';

/** A place in a file of the playground; the offset is in UTF-16 units. */
export interface CodePlace {
  file: string;
  offset: number;
}

/** Something that the compiler does not like. */
export interface CodeProblem {
  file: string;
  start: number;
  length: number;
  /** Both count from 1. */
  line: number;
  column: number;
  /** TypeScript's number of the error. */
  code: number;
  message: string;
}

/** What an editor says about a name. */
export interface CodeDescription {
  start: number;
  length: number;
  /** Kind, name and type, as TypeScript. */
  text: string;
  /** Markdown as written in the source. */
  docs: string;
}

export interface CodeCompletions {
  /** Where the word begins that a completion replaces. */
  start: number;
  entries: { name: string; kind: string; sortText: string }[];
}

/** A file as the sandbox runs it. */
export interface Script {
  name: string;
  /**
   * CommonJS, with `await` wherever the file has it; a call of `watchLoop(file, line)` in every loop, and of
   * `importLater(path)` for `import(path)`.
   */
  code: string;
  /** What it imports before it begins, as written. */
  imports: string[];
}

/** What the worker with TypeScript can do. All of it is about the files that were set last. */
export interface Compiler {
  setFiles(files: SampleFile[]): void;
  /** Errors of all files: a change in one may break another. */
  findProblems(): CodeProblem[];
  describe(place: CodePlace): CodeDescription | undefined;
  complete(place: CodePlace): CodeCompletions | undefined;
  /** Types are not looked at: code with type errors runs, code with syntax errors does not. */
  transpile(): Script[];
}

/** To the worker. The first message says where the declarations are. */
export type CompilerRequest =
  | { declarations: string }
  | {
      [Method in keyof Compiler]: {
        id: number;
        method: Method;
        parameters: Parameters<Compiler[Method]>;
      };
    }[keyof Compiler];

/** And back; `id` is the request's. */
export type CompilerResponse =
  | { id: number; result: unknown; error?: undefined }
  | { id: number; error: string };
