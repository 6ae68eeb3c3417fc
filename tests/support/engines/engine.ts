import type { Input } from 'webdriver-bidi-protocol';
import type { RefusingProxy } from './refusing-proxy.ts';

/** Input actions for drivers: input sources with their ticks, in the format of both WebDriver standards. */
export type Actions = Input.SourceActions[];

export interface Size {
  width: number;
  height: number;
}

/** A browser with one window, driven from outside. Every method rejects if the browser does not respond in time. */
export interface Engine {
  /** Loads an address; settles when the page and all its resources are loaded. */
  navigate(url: string): Promise<void>;
  /** Loads the page again. */
  reload(): Promise<void>;
  /** Moves through the history: -1 is one page back. */
  traverse(delta: -1 | 1): Promise<void>;
  /** The value of an expression, which may be a promise; it is transferred as JSON. Rejects if the page throws. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse and presses keys; both are released afterwards. */
  perform(actions: Actions): Promise<void>;
  /** Sets the size of the page's viewport, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** A screenshot of the window, as PNG in Base64. */
  screenshot(): Promise<string>;
  /**
   * Errors reported by the browser itself since it started. WebKit's driver reports none; in both engines, pages report
   * theirs to the test server (`watched-site.ts`).
   */
  readonly errors: string[];
  /** Requests to other machines since the browser started; all were refused. */
  readonly foreignRequests: string[];
  /** Ends the browser with all its processes. */
  close(): Promise<void>;
}

/** Start options of a browser. */
export interface EngineOptions {
  /** Receives all requests except those to this machine. */
  outside: RefusingProxy;
  /** An empty folder for the profile. */
  profile: string;
}

/** Timeout for one browser command, in milliseconds: a net for browsers that hang, wide enough for a busy machine. */
export const MAX_COMMAND_TIME_MS = 60_000;

/** Timeout for starting, on a busy machine. */
export const MAX_START_TIME_MS = 60_000;
