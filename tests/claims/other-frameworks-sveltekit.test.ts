/** A SvelteKit application made of the page's samples: built, checked with the types that it generates, and asked. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  createProject,
  createProjectsFolder,
  type Project,
  readSection,
  removeFolder,
} from './other-frameworks-project.ts';

let folder: string;
let project: Project;
let respond: (request: Request) => Promise<Response>;

interface Output {
  Server: new (
    manifest: object,
  ) => {
    init(options: { env: object }): Promise<void>;
    respond(request: Request, options: { getClientAddress(): string }): Promise<Response>;
  };
  manifest: object;
}

// Compilers take a while on a busy machine.
vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });

beforeAll(async () => {
  folder = await createProjectsFolder();
  project = await createProject({ framework: 'svelte', parent: folder });
  await project.write({
    ...routerWithCaller(),
    // SvelteKit compiles those dependencies that have Svelte components.
    'package.json': JSON.stringify({
      type: 'module',
      dependencies: { '@tanstack/svelte-query': '6' },
    }),
    'svelte.config.js': 'export default {};',
    'vite.config.js': `
      import { sveltekit } from '@sveltejs/kit/vite';
      export default { logLevel: 'error', plugins: [sveltekit()] };`,
    'tsconfig.json': JSON.stringify({
      extends: './.svelte-kit/tsconfig.json',
      compilerOptions: { skipLibCheck: true },
    }),
    'src/app.html': '<head>%sveltekit.head%</head><body>%sveltekit.body%</body>',
    'src/routes/+layout.svelte': `
      <script lang="ts">
        import { QueryClient, QueryClientProvider } from '@tanstack/svelte-query';
        import { browser } from '$app/environment';
        const { children } = $props();
        const client = new QueryClient({ defaultOptions: { queries: { enabled: browser } } });
      </script>
      <QueryClientProvider {client}>{@render children()}</QueryClientProvider>`,
    'src/routes/tea/+page.svelte': `
      <script lang="ts">
        import ProductPrice from '$lib/ProductPrice.svelte';
        import type { PageProps } from './$types';
        const { data }: PageProps = $props();
      </script>
      <p>{data.price satisfies number | null}</p>
      <ProductPrice item="coffee" />`,
  });
  await project.run('vite/bin/vite.js', 'build');
  const output = join(project.folder, '.svelte-kit/output/server');
  const load = (name: string): Promise<Output> => import(pathToFileURL(join(output, name)).href);
  const { Server } = await load('index.js');
  const server = new Server((await load('manifest.js')).manifest);
  await server.init({ env: {} });
  respond = (request) => server.respond(request, { getClientAddress: () => '127.0.0.1' });
});

afterAll(() => removeFolder(folder));

/** The shared router with the line that the section about data on the server adds. */
function routerWithCaller() {
  const { 'server/router.ts': router = '' } = readSection('shared');
  const line = 'export const createCaller = t.createCallerFactory(appRouter);';
  return { 'src/lib/server/router.ts': `${router}\n${line}` };
}

test('other-frameworks#svelte: the samples agree with the types that SvelteKit generates', async () => {
  await project.run('svelte-check/bin/svelte-check', '--tsconfig', 'tsconfig.json');
});

test('other-frameworks#svelte: the route serves a call and a batch', async () => {
  const call = await respond(new Request('http://shop.example/trpc/price?input="tea"'));
  expect(await call.json()).toEqual({ result: { data: 450 } });
  const batch = 'http://shop.example/trpc/price,price?batch=1&input={"0":"tea","1":"coffee"}';
  expect(await (await respond(new Request(batch))).json()).toEqual([
    { result: { data: 450 } },
    { result: { data: 600 } },
  ]);
});

test('other-frameworks#server-data: a page shows data of its load function, without a request', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const page = await respond(new Request('http://shop.example/tea'));
  expect(await page.text()).toContain('<p>450</p>');
  expect(fetch).not.toHaveBeenCalled();
});
