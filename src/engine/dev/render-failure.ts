import { join } from 'node:path';
import type { DevEnvironment } from 'vite';
import { decodePath } from '#shared/decode-address.ts';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import { messageOf } from '../message-of.ts';
import { placeInStack } from './place-in-stack.ts';

/** Lines that Vite's module runner adds before a module's code. */
const RUNNER_LINES = 3;

/**
 * Stacks of modules that are being loaded, and of client components: they contain source positions. Only React's
 * renderer of server components reads stacks without them.
 */
const isMapped = /\.runInlinedModule \(|react-dom-server/;

/**
 * A page that threw while rendering, as a problem at the place in the site's or the app's sources.
 *
 * @param options.environment environment that rendered the page; it knows the sources of its modules
 */
export async function renderProblem(options: {
  path: string;
  error: unknown;
  siteRoot: string;
  environment: DevEnvironment | undefined;
  /** The page itself, if nothing more is known. */
  source: SourceLocation | undefined;
}): Promise<Problem> {
  const { path, error, siteRoot, environment, source } = options;
  // If the app refuses to render something, the problem is in the page and not in the line that throws. The app has its
  // own `SiteError`.
  if (error instanceof Error && error.name === 'SiteError') {
    const hint = 'hint' in error && typeof error.hint === 'string' ? { hint: error.hint } : {};
    const { message } = error;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : 'render-failed';
    return { code, severity: 'error', message, ...hint, ...source };
  }
  const stack = stackOf(error);
  return {
    code: 'render-failed',
    severity: 'error',
    message: `The page ${path} could not be rendered: ${messageOf(error)}`,
    ...source,
    ...(await placeInStack({
      stack,
      siteRoot,
      fileOf: fileOnServer,
      ...(isMapped.test(stack) ? {} : { made: { by: environment, linesBefore: RUNNER_LINES } }),
    })),
  };
}

/**
 * An error thrown by a page's code outside rendering: in a timer or a promise.
 *
 * @returns undefined for errors outside the site's and the app's own sources
 */
export async function backgroundProblem(options: {
  error: unknown;
  siteRoot: string;
}): Promise<Problem | undefined> {
  const { error, siteRoot } = options;
  // Outside rendering, where React reads stacks, Node maps positions itself.
  const place = await placeInStack({ stack: stackOf(error), siteRoot, fileOf: fileOnServer });
  if (!place) return undefined;
  return {
    code: 'background-error',
    severity: 'error',
    message: `Nothing catches this error, which was thrown outside of rendering: ${messageOf(error)}`,
    hint: 'Put "await" before the promise, or catch the error where it is thrown.',
    ...place,
  };
}

/** A browser's report of a crashed page. */
export interface BrowserCrash {
  /** Address of the page. */
  pathname: string;
  message: string;
  /** With addresses of the modules that the browser has loaded. */
  stack: string;
}

/**
 * A page that rendered here but not in a browser.
 *
 * @param options.environment environment that serves modules to browsers
 * @returns undefined for errors in other code, such as browser extensions
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
      const path = decodePath(new URL(address).pathname).slice(config.base.length);
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
