import type { SampleFile } from '../mdx-components.ts';
import type { CodeProblem, Script } from './compiler.ts';

/** What the page tells the frame in which code runs. */
export type SandboxRequest =
  | {
      kind: 'run';
      scripts: Script[];
      entry: string;
      /** Text of the script that brings the packages. */
      runtime: string;
      theme: 'light' | 'dark';
      /** What to check after the run; only lessons have it. */
      check?: RunCheck | undefined;
    }
  /** To be answered by `alive`, unless something keeps the frame busy. */
  | { kind: 'ping' };

/** Checks of a lesson, and what they may look at beside the run. */
export interface RunCheck {
  /** It exports `checks`, which are `LessonChecks`. */
  script: Script;
  files: readonly SampleFile[];
  problems: readonly CodeProblem[];
}

/** What became of one check. */
export interface CheckResult {
  /** What must hold. */
  claim: string;
  /** Why it does not; left out where it does. */
  failure?: string | undefined;
}

/** What the frame tells the page. */
export type SandboxEvent =
  /** The frame is there and waits for `run`. */
  | { kind: 'ready' }
  | { kind: 'alive' }
  | { kind: 'console'; entry: ConsoleEntry }
  /** New, or more is known of it: `id` says which. */
  | { kind: 'exchange'; exchange: Exchange }
  | { kind: 'checked'; results: CheckResult[] }
  /** All of the entry's statements have run. Timers and subscriptions may go on. */
  | { kind: 'finished' };

export interface ConsoleEntry {
  level: 'log' | 'info' | 'warn' | 'error';
  text: string;
}

/** One HTTP request that the client made, and what the server answered. Times in milliseconds. */
export interface Exchange {
  id: number;
  method: string;
  /** With the query as sent. */
  path: string;
  /** Procedures that it calls: more than one in a batch. */
  procedures: string[];
  requestHeaders: [name: string, value: string][];
  requestBody?: string | undefined;
  /** Missing until the answer begins. */
  status?: number | undefined;
  responseHeaders: [name: string, value: string][];
  /** As far as it has arrived. */
  responseBody: string;
  /** Number of pieces in which the body arrived so far. */
  chunks: number;
  /** From the request until the answer began. */
  firstByte?: number | undefined;
  /** Until its end; missing while it goes on. */
  duration?: number | undefined;
  /** Why there is no answer, or no whole one. */
  error?: string | undefined;
}

/** How long code may keep the frame busy before it is stopped, in milliseconds. */
export const MAX_BUSY_TIME = 5000;
