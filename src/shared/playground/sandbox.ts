import type { SampleFile } from '../mdx-components.ts';
import type { CodeProblem, Script } from './compiler.ts';

/** Messages from the page to the frame in which code runs. */
export type SandboxRequest =
  | {
      kind: 'run';
      scripts: Script[];
      entry: string;
      /** Source of the script that provides the packages. */
      runtime: string;
      theme: 'light' | 'dark';
      /** Checks to perform after the run; only lessons have them. */
      check?: RunCheck | undefined;
    }
  /** Answered with `alive`, unless code keeps the frame busy. */
  | { kind: 'ping' };

/** Checks of a lesson, and the facts that they may read besides the run. */
export interface RunCheck {
  /** Exports `checks`, which are `LessonChecks`. */
  script: Script;
  files: readonly SampleFile[];
  problems: readonly CodeProblem[];
}

/** Result of one check. */
export interface CheckResult {
  /** The requirement. */
  claim: string;
  /** Why it failed; left out if it passed. */
  failure?: string | undefined;
}

/** Messages from the frame to the page. */
export type SandboxEvent =
  /** The frame is ready for `run`. */
  | { kind: 'ready' }
  | { kind: 'alive' }
  | { kind: 'console'; entry: ConsoleEntry }
  /** A new request, or more about a known one with the same `id`. */
  | { kind: 'exchange'; exchange: Exchange }
  | { kind: 'checked'; results: CheckResult[] }
  /** All of the entry's statements have run. Timers and subscriptions may continue. */
  | { kind: 'finished' };

/** A line that code wrote to the console. */
export interface ConsoleEntry {
  level: 'log' | 'info' | 'warn' | 'error';
  text: string;
}

/** One HTTP request from the client, and the server's response. Times are in milliseconds. */
export interface Exchange {
  id: number;
  method: string;
  /** Including the query, as sent. */
  path: string;
  /** Procedures that it calls: more than one in a batch. */
  procedures: string[];
  requestHeaders: [name: string, value: string][];
  requestBody?: string | undefined;
  /** Unset until the response begins. */
  status?: number | undefined;
  responseHeaders: [name: string, value: string][];
  /** The part received so far. */
  responseBody: string;
  /** Number of chunks in which the body has arrived so far. */
  chunks: number;
  /** From the request to the start of the response. */
  firstByte?: number | undefined;
  /** From the request to the end of the response; unset while it continues. */
  duration?: number | undefined;
  /** Why the response is missing or incomplete. */
  error?: string | undefined;
}

/** How long code may block the frame before it is stopped, in milliseconds. */
export const MAX_BUSY_TIME_MS = 5000;
