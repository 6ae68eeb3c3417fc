import type { ConsoleEntry, SandboxEvent, SandboxRequest } from '#shared/playground/sandbox.ts';
import { createFetch } from './create-fetch.ts';
import { findRouter, type ServerParts } from './find-router.ts';
import { formatLogged } from './format-value.ts';
import { createScriptLoader, type ScriptLoader } from './load-scripts.ts';
import { allowInBrowser, type FetchAdapter, type Packages } from './packages.ts';
import { createLoopWatch } from './watch-loops.ts';

// Entry of the frame. It has no origin and no network; all it has is the page that holds it. No policy
// stops WebRTC in the browsers of today, so code finds none here. A frame within this one has it, but also an origin of
// its own, and no script runs there.
for (const name of Object.keys(Object.getOwnPropertyDescriptors(globalThis))) {
  if (/^(webkit)?RTC/.test(name)) Reflect.deleteProperty(globalThis, name);
}

const tell = (event: SandboxEvent) => parent.postMessage(event, '*');
const log = (level: ConsoleEntry['level'], text: string) =>
  tell({ kind: 'console', entry: { level, text } });
const clock = () => performance.now();

function watchConsole() {
  const levels = { log: 'log', debug: 'log', info: 'info', warn: 'warn', error: 'error' } as const;
  for (const [name, level] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...values: unknown[]) =>
      log(level, formatLogged(values));
  }
  console.table = console.log;
  addEventListener('error', ({ error, message }) => log('error', formatLogged([error ?? message])));
  addEventListener('unhandledrejection', ({ reason }) => log('error', formatLogged([reason])));
}

/** The server is the first file with a router in its exports, other than the one that the run began with. */
async function findServer(loader: ScriptLoader, names: string[]): Promise<ServerParts> {
  for (const name of names) {
    const server = findRouter(await loader.load(name));
    if (server) return server;
  }
  throw new TypeError(
    'Nothing answers: requests go to the router that a file exports, and no file exports one.',
  );
}

async function run({ scripts, entry, runtime, theme }: SandboxRequest & { kind: 'run' }) {
  document.documentElement.dataset.theme = theme;
  // The text is our own: the page has fetched it from its own origin.
  const packages = new Function(`${runtime}\nreturn packages;`)() as Packages;
  allowInBrowser(packages);
  const loader = createScriptLoader({
    scripts,
    packages,
    watchLoop: createLoopWatch({
      report: (message) => log('error', message),
      clock,
      afterTurn: (callback) => setTimeout(callback),
    }),
  });
  const names = scripts.map(({ name }) => name);
  const others = [...names.filter((name) => name !== entry), entry];
  const { fetchRequestHandler } = packages['@trpc/server/adapters/fetch'] as FetchAdapter;
  globalThis.fetch = createFetch({
    clock,
    report: (exchange) => tell({ kind: 'exchange', exchange }),
    async handle(req) {
      const { pathname } = new URL(req.url);
      const endpoint = pathname.slice(0, pathname.lastIndexOf('/'));
      return fetchRequestHandler({ req, endpoint, ...(await findServer(loader, others)) });
    },
  });
  // The browser's own would look for a network. This one asks `fetch`.
  globalThis.EventSource = packages.eventsource.EventSource;
  await loader.load(entry);
}

watchConsole();
addEventListener('message', ({ data, source }: MessageEvent<SandboxRequest>) => {
  if (source !== parent) return;
  if (data.kind === 'ping') tell({ kind: 'alive' });
  else {
    run(data)
      .catch((error: unknown) => log('error', formatLogged([error])))
      .finally(() => tell({ kind: 'finished' }));
  }
});
tell({ kind: 'ready' });
