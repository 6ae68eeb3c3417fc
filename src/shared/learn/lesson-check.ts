import type { SampleFile } from '../mdx-components.ts';
import type { CodeProblem } from '../playground/compiler.ts';
import type { Exchange } from '../playground/sandbox.ts';

/** What a procedure is called with. */
export interface CallOptions {
  type?: 'query' | 'mutation';
  /** As it travels: a transformer is not applied. */
  input?: unknown;
  headers?: Record<string, string>;
}

/** What the server answered. */
export interface CallResponse {
  status: number;
  /** Of a success, as it travels. */
  data: unknown;
  /** Of a failure. */
  error?: { message: string; code: string };
}

/** Calls a procedure: a real request, through the real adapter. The network panel does not show it. */
export type CallProcedure = (path: string, options?: CallOptions) => Promise<CallResponse>;

/** What a check may look at. The client has run by then. */
export interface LessonFacts {
  /** As they are when the checks run. */
  files: readonly SampleFile[];
  /** What the compiler says of the files. */
  problems: readonly CodeProblem[];
  /** What code has logged, one text for each call of the console. */
  logged: readonly string[];
  /** Requests that the client has made. Those that follow while a check waits are added, those that end are replaced. */
  requests: readonly Exchange[];
  call: CallProcedure;
}

/** Words for lessons whose `client.tsx` draws an app. They wait up to two seconds. */
export interface PageWords {
  /** Waits until the app shows the text. */
  findText(text: string): Promise<void>;
  /** Whether the app shows the text at this moment. */
  showsText(text: string): boolean;
  /** Waits for a button with this name that can be pressed, and presses it. */
  press(name: string): Promise<void>;
  /** Waits until something holds. @param otherwise what the reader sees if it never does */
  waitFor(holds: () => boolean | Promise<boolean>, otherwise: string): Promise<void>;
}

/** The facts, and words to say what must hold. What does not hold ends the check with a message. */
export interface LessonRun extends LessonFacts, PageWords {
  /** @param otherwise what the reader sees if it does not hold */
  expect(holds: boolean, otherwise: string): void;
  /** Values are compared as JSON; the order of keys does not count. */
  expectEqual(actual: unknown, expected: unknown): void;
  /** No file has an error. */
  expectTypesFit(): void;
  /** The compiler complains in this file, on a line that contains the text. */
  expectTypeError(place: { file: string; text: string }): void;
  /** Some line of the console contains the text. */
  expectLogged(text: string): void;
}

/** What a lesson's `check.ts` exports as `checks`: what must hold, in words, and how to find out. */
export type LessonChecks = Record<string, (run: LessonRun) => void | Promise<void>>;
