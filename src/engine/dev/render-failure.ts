import { join } from 'node:path';
import type { DevEnvironment } from 'vite';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import { placeInStack } from './place-in-stack.ts';

/** Lines that Vite's module runner puts before the code of a module. */
const RUNNER_LINES = 3;

/**
 * A page that threw while it was drawn, as a problem at the place in the site's or the app's own sources
 * where that happened.
 *
 * @param options.environment that drew the page: it knows what its modules were made from
 */
export async function renderProblem(options: {
  path: string;
  error: unknown;
  siteRoot: string;
  environment: DevEnvironment | undefined;
  /** The page itself, where nothing says more. */
  source: SourceLocation | undefined;
}): Promise<Problem> {
  const { path, error, siteRoot, environment, source } = options;
  // What the app refuses to draw is about the page, and not about the line that says so. It has its own `SiteError`.
  if (error instanceof Error && error.name === 'SiteError') {
    const hint = 'hint' in error && typeof error.hint === 'string' ? { hint: error.hint } : {};
    const { message } = error;
    return { code: 'render-failed', severity: 'error', message, ...hint, ...source };
  }
  return {
    code: 'render-failed',
    severity: 'error',
    message: `The page ${path} could not be rendered: ${messageOf(error)}`,
    ...source,
    ...(await placeInStack({
      stack: stackOf(error),
      siteRoot,
      fileOf: fileOnServer,
      made: { by: environment, linesBefore: RUNNER_LINES },
    })),
  };
}

/**
 * What code of a page throws when nobody waits for it any more: in a timer, or in a promise.
 *
 * @returns nothing for errors that neither the site's nor the app's own sources have a part in
 */
export async function backgroundProblem(options: {
  error: unknown;
  siteRoot: string;
}): Promise<Problem | undefined> {
  const { error, siteRoot } = options;
  // Outside of a drawing, in which React reads stacks, Node looks places up itself.
  const place = await placeInStack({ stack: stackOf(error), siteRoot, fileOf: fileOnServer });
  if (!place) return undefined;
  return {
    code: 'background-error',
    severity: 'error',
    message: `Nothing catches this error, which was thrown behind the page's back: ${messageOf(error)}`,
    hint: 'Put "await" before the promise, or catch the error where it is thrown.',
    ...place,
  };
}

/** What a browser tells of a page that crashed. */
export interface BrowserCrash {
  /** Address of the page. */
  pathname: string;
  message: string;
  /** With addresses of the modules that the browser has loaded. */
  stack: string;
}

/**
 * A page that could be drawn here, and not in a browser.
 *
 * @param options.environment that browsers get their modules from
 * @returns nothing for errors of other code, for example of the browser's extensions
 */
export async function crashProblem(options: {
  crash: BrowserCrash;
  siteRoot: string;
  environment: DevEnvironment;
}): Promise<Problem | undefined> {
  const { crash, siteRoot, environment } = options;
  const { config } = environment;
  const place = await placeInStack({
    stack: crash.stack,
    siteRoot,
    fileOf(address) {
      if (!URL.canParse(address)) return undefined;
      const path = decodeURI(new URL(address).pathname).slice(config.base.length);
      return path.startsWith('@fs/') ? path.slice('@fs'.length) : join(config.root, path);
    },
    made: { by: environment, linesBefore: 0 },
  });
  if (!place) return undefined;
  return {
    code: 'page-crashed',
    severity: 'error',
    message: `The page ${crash.pathname} crashed in the browser: ${crash.message}`,
    ...place,
  };
}

function fileOnServer(address: string): string {
  return address.replace(/^file:\/\//, '').replace(/\?.*$/, '');
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
