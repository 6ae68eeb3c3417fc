import type { Input } from 'webdriver-bidi-protocol';
import type { RefusingProxy } from './refusing-proxy.ts';

/** What drivers are told that fingers do: sources of input with their ticks, as both WebDriver standards write them. */
export type Actions = Input.SourceActions[];

export interface Size {
  width: number;
  height: number;
}

/** A browser with one window, driven from outside. Every method rejects when the browser does not answer in time. */
export interface Engine {
  /** Loads an address; settles when the page and all that it names are loaded. */
  navigate(url: string): Promise<void>;
  /** Loads the page again. */
  reload(): Promise<void>;
  /** Goes through the history: -1 is one page back. */
  traverse(delta: -1 | 1): Promise<void>;
  /** The value of an expression, which may be a promise; it travels as JSON. Rejects when the page throws. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse and presses keys; both are released afterwards. */
  perform(actions: Actions): Promise<void>;
  /** Sets the size of the page's viewport, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** The picture of the window, as PNG in Base64. */
  screenshot(): Promise<string>;
  /**
   * Errors that the browser itself has told of since it began. WebKit's driver tells of none: pages report theirs to
   * the server of the tests, in both (`watched-site.ts`).
   */
  readonly errors: string[];
  /** What was asked for beyond this machine since the browser began: all of it was refused. */
  readonly foreignRequests: string[];
  /** Ends the browser with all its processes. */
  close(): Promise<void>;
}

/** How a browser is started. */
export interface EngineOptions {
  /** Is asked for everything but this machine. */
  outside: RefusingProxy;
  /** An empty folder for the profile. */
  profile: string;
}

/** How long a browser may take for one command, in milliseconds: one that hangs must not hang the run. */
export const MAX_COMMAND_TIME = 20_000;

/** How long it may take to start, on a busy machine. */
export const MAX_START_TIME = 40_000;
