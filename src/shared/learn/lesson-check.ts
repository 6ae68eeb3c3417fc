import type { SampleFile } from '../mdx-components.ts';
import type { CodeProblem } from '../playground/compiler.ts';
import type { Exchange } from '../playground/sandbox.ts';

/** Input of a procedure call. */
export interface CallOptions {
  type?: 'query' | 'mutation';
  /** As sent: a form, or JSON without a transformer. */
  input?: unknown;
  headers?: Record<string, string>;
  /** Replaces the result of `createContext`. */
  context?: object;
}

/** The server's response. */
export interface CallResponse {
  status: number;
  /** Set on success, as sent. */
  data: unknown;
  /** Set on failure. */
  error?: { message: string; code: string };
}

/** Calls a procedure with a real request through the real adapter. The network panel does not show it. */
export type CallProcedure = (path: string, options?: CallOptions) => Promise<CallResponse>;

/** The facts that a check can read. By then the client has run. */
export interface LessonFacts {
  /** The files when the checks run. */
  files: readonly SampleFile[];
  /** Compiler errors of the files. */
  problems: readonly CodeProblem[];
  /** Console output, one string per call. */
  logged: readonly string[];
  /** Requests made by the client. While a check waits, new requests are added and finished ones replaced. */
  requests: readonly Exchange[];
  call: CallProcedure;
}

/** Steps for lessons whose `client.tsx` renders an app. What waits for something waits up to two seconds. */
export interface PageSteps {
  /** Waits until the app shows the text. */
  findText(text: string): Promise<void>;
  /** Whether the app shows the text right now. */
  showsText(text: string): boolean;
  /** Waits for an enabled button with this name and presses it. */
  press(name: string): Promise<void>;
  /** Waits a moment, in which an app that does too much does it. */
  settle(): Promise<void>;
  /**
   * Waits until a condition holds.
   *
   * @param otherwise message for the reader if it never does
   */
  waitFor(holds: () => boolean | Promise<boolean>, otherwise: string): Promise<void>;
}

/** The facts, and assertions about them. A failed assertion ends the check with a message. */
export interface LessonRun extends LessonFacts, PageSteps {
  /** @param otherwise message for the reader if the condition does not hold */
  expect(holds: boolean, otherwise: string): void;
  /** Compares values as JSON, ignoring the order of keys. */
  expectEqual(actual: unknown, expected: unknown): void;
  /** The same for the data of a successful call. */
  expectData(response: CallResponse, expected: unknown): void;
  /** A file's code without comments and the content of strings. */
  bareCode(file: string): string;
  /** Asserts that no file has an error, or silences the compiler, as `any` does. */
  expectTypesFit(): void;
  /** Asserts that the compiler reports an error in this file, on a line that contains the text. */
  expectTypeError(place: { file: string; text: string }): void;
  /** Asserts that some console line contains the text, which `client.ts` doesn't. */
  expectLogged(text: string): void;
}

/** The `checks` export of a lesson's `check.ts`: each requirement in words, and the code that tests it. */
export type LessonChecks = Record<string, (run: LessonRun) => void | Promise<void>>;
