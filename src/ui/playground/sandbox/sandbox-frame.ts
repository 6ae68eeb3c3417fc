import type { ConsoleEntry, SandboxEvent, SandboxRequest } from '#shared/playground/sandbox.ts';
import { formatLogged } from './format-value.ts';
import { allowInBrowser, type Packages } from './packages.ts';
import { runScripts } from './run-scripts.ts';
import { watchConsole } from './watch-console.ts';
import { createLoopWatch } from './watch-loops.ts';

// Entry of the frame. It has no origin and no network, only the page that contains it. No policy blocks WebRTC in
// current browsers, so it is removed here. A nested frame would have it, but also a different origin, and no script
// runs there.
for (const name of Object.keys(Object.getOwnPropertyDescriptors(globalThis))) {
  if (/^(webkit)?RTC/.test(name)) Reflect.deleteProperty(globalThis, name);
}

const tell = (event: SandboxEvent) => parent.postMessage(event, '*');
const logged: string[] = [];
const log = (level: ConsoleEntry['level'], text: string) => {
  logged.push(text);
  tell({ kind: 'console', entry: { level, text } });
};
const clock = () => performance.now();

function watchErrors() {
  addEventListener('error', ({ error, message }) => log('error', formatLogged([error ?? message])));
  addEventListener('unhandledrejection', ({ reason }) => log('error', formatLogged([reason])));
}

async function run(request: SandboxRequest & { kind: 'run' }) {
  const { scripts, entry, runtime, theme, check } = request;
  document.documentElement.dataset.theme = theme;
  // The text is trusted: the page has fetched it from its own origin.
  const packages = new Function(`${runtime}\nreturn packages;`)() as Packages;
  allowInBrowser(packages);
  const results = await runScripts({
    scripts,
    entry,
    packages,
    clock,
    check,
    watchLoop: createLoopWatch({
      report: (message) => log('error', message),
      clock,
      afterTurn: (callback) => setTimeout(callback),
    }),
    report: (exchange) => tell({ kind: 'exchange', exchange }),
    onError: (error) => log('error', formatLogged([error])),
    logged: () => logged,
  });
  if (results) tell({ kind: 'checked', results });
}

watchConsole({ console, log, clock });
watchErrors();
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
