import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const versions = {
  '@trpc/server': '11.0.0',
  '@trpc/client': '11.0.1',
  '@tanstack/react-query': '5.0.0',
  '@types/node': '20.0.0',
  '@types/react': '19.0.0',
  react: '19.0.1',
  'react-dom': '19.0.2',
  typescript: '7.0.0',
  vite: '8.0.0',
  zod: '4.0.0',
};
const server = {
  name: 'server.ts',
  code: "import { initTRPC } from '@trpc/server';\nexport const appRouter = 1;\n",
};

const project = (...files: { name: string; code: string }[]) =>
  projectFiles({ files, name: 'own', versions });
const manifest = (files: Map<string, string>) => JSON.parse(files.get('package.json') ?? '');

test('a project installs the packages that its files import, at the releases of the site', () => {
  const files = project(server, {
    name: 'client.ts',
    code: "import {\n  createTRPCClient,\n} from '@trpc/client';\nawait import('zod');\n",
  });
  expect(manifest(files)).toMatchObject({
    name: 'own',
    dependencies: { '@trpc/client': '11.0.1', '@trpc/server': '11.0.0', zod: '4.0.0' },
    devDependencies: { '@types/node': '20.0.0', typescript: '7.0.0', vite: '8.0.0' },
  });
  expect(Object.keys(manifest(files).dependencies)).toHaveLength(3);
  expect(files.get('src/server.ts')).toBe(server.code);
});

test('JSX needs React and its types, also if no file imports React itself', () => {
  const files = project(server, {
    name: 'client.tsx',
    code: "import { useQuery } from '@tanstack/react-query';\n",
  });
  const { dependencies, devDependencies } = manifest(files);
  expect(Object.keys(dependencies)).toEqual([
    '@tanstack/react-query',
    '@trpc/server',
    'react',
    'react-dom',
  ]);
  expect(devDependencies).toHaveProperty('@types/react');
  expect(devDependencies).not.toHaveProperty('@types/react-dom');
});

test('the page starts the entry, and the router may be in any other file, or in it', () => {
  const files = project(
    { name: 'app/main.ts', code: "import { initTRPC } from '@trpc/server';\n" },
    { name: 'app/other.ts', code: "import type { AnyRouter } from '@trpc/server';\n" },
    server,
  );
  expect(files.get('index.html')).toContain('src="/src/app/main.ts"');
  expect(files.get('vite.config.ts')).toContain('["/src/server.ts","/src/app/main.ts"]');
});

test.each([
  ["import type { AppRouter } from './server';", false],
  ["export type { AppRouter } from './server';", false],
  ["import { appRouter } from './server';", true],
  ["import { appRouter } from './server.ts';", true],
  ["import { call } from './call';", true],
  ["import './call';", true],
  ["import { initTRPC } from '@trpc/server';", true],
  ["import { tap } from '@trpc/server/observable';", false],
  ["// It does not import { appRouter } from './server'.", false],
])('a client with %j runs the server in the browser: %s', (code, expected) => {
  const files = project(
    server,
    { name: 'client.ts', code },
    {
      name: 'call.ts',
      code: "export { appRouter as call } from './server';",
    },
  );
  expect(files.has('allow-server.ts')).toBe(expected);
  expect(files.get('index.html')?.includes('/allow-server.ts')).toBe(expected);
});

test('the router may be in a file that gets the builder from another one', () => {
  const trpc = { name: 'api/trpc.ts', code: "import { initTRPC } from '@trpc/server';\n" };
  const index = { name: 'api/index.ts', code: "import { router } from './trpc.js';\n" };
  const type = project(trpc, index, {
    name: 'app/client.ts',
    code: "import type { AppRouter } from '../api';\n",
  });
  expect(type.get('vite.config.ts')).toContain('["/src/api/trpc.ts","/src/api/index.ts"]');
  expect(type.get('index.html')).toContain('src="/src/app/client.ts"');
  expect(type.has('allow-server.ts')).toBe(false);

  const value = project(trpc, index, {
    name: 'app/client.ts',
    code: "import { appRouter } from '../api/';\n",
  });
  expect(value.has('allow-server.ts')).toBe(true);
});

test.each([
  ['const appRouter = 1;', 'export const appRouter = 1;'],
  ['async function createContext() {}', 'export async function createContext() {}'],
  ['export const appRouter = 1;', 'export const appRouter = 1;'],
  ['const appRouter = 1;\nexport { appRouter };', 'const appRouter = 1;\nexport { appRouter };'],
  ['  const appRouter = 1;', '  const appRouter = 1;'],
  ['const appRouterOptions = 1;', 'const appRouterOptions = 1;'],
])('the server is exported: %j', (code, saved) => {
  expect(project({ name: 'server.ts', code }).get('src/server.ts')).toBe(saved);
});
