import { expect, test } from 'vitest';
import { vetSnippet } from './vet-snippet.ts';

const packages = ['@trpc/server', '@trpc/client', 'zod'];
const reasonsOf = (code: string, name = 'src/a.ts') =>
  vetSnippet({ files: [{ name, code }], packages });

test.each([
  "import { initTRPC } from '@trpc/server';",
  "import { createHTTPServer } from '@trpc/server/adapters/standalone';",
  "import fs from 'node:fs'; import { join } from 'path';",
  "import type { A } from '../b'; export * from './c/d';",
  "const z = await import('zod'); type Z = typeof import('zod');",
  'const path = "../../etc/passwd"; const html = <div title="/etc/passwd" />;',
])('a snippet may say: %s', (code) => {
  expect(reasonsOf(code)).toEqual([]);
});

test.each([
  "import secret from '/etc/passwd.json';",
  "import secret from '../../../package.json';",
  "import secret from './../../package.json';",
  "import secret from 'zod/../../../../package.json';",
  "import secret from '@trpc/server/../zod';",
  "import secret from 'zod/..%2f..%2fx';",
  "import secret from '..\\\\..\\\\package.json';",
  "import secret from 'file:///etc/passwd.json';",
  "import secret from 'C:/x.json';",
  "import 'typescript';",
  "import x from '#fixtures/db';",
  "import x from './node_modules/zod/package.json';",
  "export * from '/etc/x';",
  "import x = require('/etc/x.json');",
  "const x = require('/etc/x.json');",
  "const x = import('/etc/x.json');",
  'const x = import(`/etc/x.json`);',
  "type X = typeof import('/etc/x.json');",
  "let x: import('/etc/x.json').y;",
  "declare module '/etc/x.json' {}",
  "/* a */ export { default as x } from\n'/etc/x.json'",
  '/// <reference path="/etc/x.d.ts" />',
  '/// <reference types="/etc/x" />',
  '/** @jsxImportSource /etc */ <a />',
  "const a = <T,>(x: T) => x; import('/etc/x.json');",
  "const b = <any>1; import('/etc/x.json');",
])('a snippet may not say: %s', (code) => {
  expect(reasonsOf(code)).not.toEqual([]);
});

test.each([
  '/etc/a.ts',
  '../a.ts',
  'a/../../b.ts',
  'a.json',
  'node_modules/zod/index.ts',
  'a\nb.ts',
  '.ts',
  '',
])('a file may not be named "%s"', (name) => {
  expect(reasonsOf('', name)).not.toEqual([]);
});

test.each([
  'server.ts',
  'src/app/[id]/page.tsx',
  'pages/api/trpc/[trpc].ts',
  'src/routes/$.ts',
  'app/(shop)/page.tsx',
])('a file may be named "%s"', (name) => {
  expect(reasonsOf('', name)).toEqual([]);
});

test('each file has a name of its own', () => {
  const files = [
    { name: 'a.ts', code: '' },
    { name: 'a.ts', code: '' },
  ];
  expect(vetSnippet({ files, packages })).toEqual(['Two files have the same name.']);
});
