import type { LessonChecks } from '#shared/learn/lesson-check.ts';
import type { Script } from '#shared/playground/compiler.ts';
import type { CheckResult, Exchange, RunCheck } from '#shared/playground/sandbox.ts';
import { createCall } from './create-call.ts';
import { createFetch } from './create-fetch.ts';
import { findRouter, type ServerParts } from './find-router.ts';
import { createScriptLoader, type ScriptLoader } from './load-scripts.ts';
import type { FetchAdapter, Packages } from './packages.ts';
import { runChecks } from './run-checks.ts';

/** How long checks wait for a client that does not finish, in milliseconds. */
const MAX_CLIENT_TIME_MS = 3000;

/**
 * Runs the entry, whose requests are handled by the router in the files, and then the checks, if any. `fetch` and
 * `EventSource` are replaced for all code of the page or process.
 *
 * @param options.log receives the entry's exception
 * @param options.logged the console output so far, for checks
 */
export async function runScripts(options: {
  scripts: readonly Script[];
  entry: string;
  packages: Packages;
  watchLoop: (file: string, line: number) => void;
  report: (exchange: Exchange) => void;
  /** In milliseconds. */
  clock: () => number;
  onError: (error: unknown) => void;
  check?: RunCheck | undefined;
  logged: () => readonly string[];
}): Promise<CheckResult[] | undefined> {
  const { scripts, entry, packages, watchLoop, report, clock, onError, check, logged } = options;
  const loader = createScriptLoader({ scripts, packages, watchLoop });
  const handle = createHandler({ loader, packages, scripts, entry });
  const requests: Exchange[] = [];
  globalThis.fetch = createFetch({
    clock,
    handle,
    report(exchange) {
      // Checks read the list while it grows.
      const known = requests.findIndex(({ id }) => id === exchange.id);
      requests.splice(known === -1 ? requests.length : known, 1, exchange);
      report(exchange);
    },
  });
  // The browser's own would use the network. This one uses `fetch`.
  globalThis.EventSource = packages.eventsource.EventSource;
  const client = loader.load(entry).then(() => {}, onError);
  if (!check) return client.then(() => undefined);

  await Promise.race([client, pause(MAX_CLIENT_TIME_MS)]);
  const { script, files, problems } = check;
  const loaded = await createScriptLoader({ scripts: [script], packages, watchLoop }).load(
    script.name,
  );
  return runChecks({
    checks: loaded.checks as LessonChecks,
    facts: {
      files,
      problems,
      logged: logged(),
      requests,
      call: createCall(handle),
    },
  });
}

/** Handles requests with an exported router: the first one in a file other than the entry. Checks may pass a context. */
function createHandler(options: {
  loader: ScriptLoader;
  packages: Packages;
  scripts: readonly Script[];
  entry: string;
}): (req: Request, context?: object) => Promise<Response> {
  const { loader, packages, scripts, entry } = options;
  const others = scripts.map(({ name }) => name).filter((name) => name !== entry);
  // The request may be what the entry waits for, so only wait for an entry that can have a router.
  const own = scripts.find(({ name }) => name === entry);
  const names = own?.imports.includes('@trpc/server') ? [...others, entry] : others;
  const { fetchRequestHandler } = packages['@trpc/server/adapters/fetch'] as FetchAdapter;
  return async (req, context) => {
    const { pathname } = new URL(req.url);
    const endpoint = pathname.slice(0, pathname.lastIndexOf('/'));
    const { router, createContext } = await findServer(loader, names);
    return fetchRequestHandler({
      req,
      endpoint,
      router,
      createContext: context ? () => context : createContext,
    });
  };
}

async function findServer(loader: ScriptLoader, names: string[]): Promise<ServerParts> {
  for (const name of names) {
    const server = findRouter(await loader.load(name));
    if (server) return server;
  }
  throw new TypeError('No file exports a router, so nothing can respond to requests.');
}

const pause = (milliseconds: number) => new Promise<void>((end) => setTimeout(end, milliseconds));
