/**
 * The components on the page about frameworks, as published: each framework's own compiler checks their types, Vite
 * bundles them, and a page shows them with the page's router behind `fetch`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadSample } from './load-sample.ts';
import { entries, type Mount, viteConfig } from './other-frameworks-entries.ts';
import {
  createProject,
  createProjectsFolder,
  type Framework,
  type Project,
  removeFolder,
  strictOptions,
  tsc,
} from './other-frameworks-project.ts';

const frameworks = ['vue', 'svelte', 'solid', 'angular'] as const satisfies Framework[];
type Name = (typeof frameworks)[number];

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

let folder: string;
const projects = {} as Record<Name, Project>;

// Compilers take a while on a busy machine.
vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });

beforeAll(async () => {
  folder = await createProjectsFolder();
  for (const framework of frameworks) {
    projects[framework] = await createProject({ framework, parent: folder });
    await projects[framework].write(entries[framework]);
  }
});

afterAll(() => removeFolder(folder));

describe('the framework’s compiler accepts', () => {
  test('other-frameworks#vue: vue-tsc', async () => {
    await projects.vue.write({ 'tsconfig.json': JSON.stringify(strictOptions()) });
    await projects.vue.run('vue-tsc/bin/vue-tsc.js');
  });

  test('other-frameworks#solid: tsc', async () => {
    const options = strictOptions({ jsx: 'preserve', jsxImportSource: 'solid-js' });
    await projects.solid.write({ 'tsconfig.json': JSON.stringify(options) });
    await projects.solid.run(tsc);
  });

  // Writes JavaScript, from which the component is bundled below.
  test('other-frameworks#angular: ngc with strict templates', async () => {
    const options = strictOptions({
      experimentalDecorators: true,
      noEmit: false,
      outDir: 'out',
      rootDir: '.',
    });
    const angularCompilerOptions = { strictTemplates: true };
    await projects.angular.write({
      'tsconfig.json': JSON.stringify({ ...options, angularCompilerOptions }),
    });
    await projects.angular.run('@angular/compiler-cli/bundles/src/bin/ngc.js');
  });
});

describe('in a page', () => {
  const bundled: Partial<Record<Name, { mount: Mount; mountQueried?: Mount }>> = {};
  let handle: (request: Request) => Promise<Response>;

  beforeAll(async () => {
    const config = join(folder, 'vite.config.mjs');
    await projects.vue.write({ '../vite.config.mjs': viteConfig });
    await projects.vue.run('vite/bin/vite.js', 'build', '..', '--config', config);
    openPage();
    for (const name of frameworks) {
      bundled[name] = await import(pathToFileURL(join(folder, 'dist', `${name}.js`)).href);
    }
    const address = 'v11/other-frameworks#shared';
    ({ handle } = await loadSample<{ handle: typeof handle }>(address, 'server/handle.ts'));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  function show(name: Name, item: string, mount = bundled[name]?.mount) {
    const target = document.createElement('app-root');
    document.body.replaceChildren(target);
    const component = mount?.(target, item);
    if (!component) throw new Error(`${name} was not bundled`);
    const expectText = (text: string) =>
      eventually(() => expect(target.textContent).toContain(text));
    return { ...component, expectText };
  }

  const cases: [Name, 'mount' | 'mountQueried'][] = frameworks.map((name) => [name, 'mount']);

  // `mountQueried` is Angular's component with `injectQuery` instead of `resource`.
  test.each([...cases, ['angular', 'mountQueried'] as const])(
    'other-frameworks#%s: a price, and another one when the property changes (%s)',
    async (name, mount) => {
      const requests: string[] = [];
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
        requests.push(decodeURIComponent(url));
        return handle(new Request(new URL(url, 'http://shop.example'), init));
      });
      const { change, expectText } = show(name, 'tea', bundled[name]?.[mount]);
      await expectText('450');
      change('coffee');
      await expectText('600');
      expect(requests).toEqual([
        '/trpc/price?batch=1&input={"0":"tea"}',
        '/trpc/price?batch=1&input={"0":"coffee"}',
      ]);
    },
  );

  test.each(frameworks)('other-frameworks#%s: an error', async (name) => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('The shop is closed')));
    const { expectText } = show(name, 'cake');
    await expectText(name === 'angular' ? 'The price is not available.' : 'The shop is closed');
  });

  /** Requests that never end, by item. */
  function collectSignals() {
    const signals = new Map<string, AbortSignal>();
    vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
      signals.set(/"0":"(\w+)"/.exec(decodeURIComponent(url))?.[1] ?? '', signal);
      return new Promise(() => {});
    });
    return signals;
  }

  test.each(frameworks)('other-frameworks#%s: unmounting cancels the request', async (name) => {
    const signals = collectSignals();
    const { unmount } = show(name, 'bread');
    await eventually(() => expect(signals.get('bread')?.aborted).toBe(false));
    await unmount();
    await eventually(() => expect(signals.get('bread')?.aborted).toBe(true));
  });

  test.each(frameworks)('other-frameworks#%s: a new item cancels the old request', async (name) => {
    const signals = collectSignals();
    const { change } = show(name, 'bread');
    await eventually(() => expect(signals.get('bread')?.aborted).toBe(false));
    change('cake');
    await eventually(() => expect(signals.get('cake')?.aborted).toBe(false));
    expect(signals.get('bread')?.aborted).toBe(true);
  });
});

/** A page for frameworks, which look for it when they are loaded. Requests and timers stay Node.js's. */
function openPage(): void {
  const page = new Window({ url: 'http://shop.example' });
  for (const name of Object.getOwnPropertyNames(page)) {
    if (name in globalThis) continue;
    const value: unknown = Reflect.get(page, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true });
}
