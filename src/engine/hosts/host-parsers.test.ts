import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes, type Route } from '@vercel/routing-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHostFiles } from '../outputs/host-files.ts';
import { buildHeaderRules } from '../outputs/http-headers.ts';

// The hosts' own parsers, so that tests do not depend on an interpretation of their manuals.
const files = buildHostFiles({
  headers: buildHeaderRules({
    contentSecurityPolicy: "default-src 'none'; script-src 'self' 'sha256-a+/='",
    openPaths: ['/blog/rss.xml'],
    sandbox: { path: '/playground/frame', policy: 'sandbox allow-scripts' },
    baseUrl: '/',
  }),
  redirects: [
    { from: '/old', to: '/docs#a' },
    { from: '/café', to: '/docs/über' },
    { from: '/chat', to: 'https://chat.example/a?b=c' },
    { from: '/a(b)', to: '/docs' },
    { from: '/v1/deep/*', to: '/docs/deep/*' },
    { from: '/v1/*', to: '/docs/*' },
    { from: '/flat/*', to: '/docs' },
  ],
  baseUrl: '/',
  host: 'netlify',
});

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'parsers-'));
  for (const [name, text] of files) await writeFile(join(dir, name), text);
});
afterAll(() => rm(dir, { recursive: true }));

test('Netlify redirects by force, with the rest of a path', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(dir, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects).toMatchObject([
    { from: '/old', to: '/docs#a', status: 301, force: true },
    { from: '/caf%C3%A9', to: '/docs/%C3%BCber', status: 301, force: true },
    { from: '/chat', to: 'https://chat.example/a?b=c', status: 301, force: true },
    { from: '/a(b)', to: '/docs', status: 301, force: true },
    { from: '/v1/deep/*', to: '/docs/deep/:splat', status: 301, force: true },
    { from: '/v1/*', to: '/docs/:splat', status: 301, force: true },
    { from: '/flat/*', to: '/docs', status: 301, force: true },
  ]);
});

test('Netlify reads every header, and of two rules the later one', async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(dir, '_headers')],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  // As in https://github.com/netlify/cli/blob/main/src/utils/headers.ts
  const headersOf = (path: string): Record<string, string> =>
    Object.assign(
      {},
      ...headers
        .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path))
        .map(({ values }) => values),
    );
  expect(headersOf('/docs')).toMatchObject({
    'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-a+/='",
    'x-frame-options': 'DENY',
  });
  expect(headersOf('/playground/frame')).toMatchObject({
    'content-security-policy': 'sandbox allow-scripts',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(headersOf('/assets/a.js')['cache-control']).toContain('immutable');
  expect(headersOf('/docs/deep/x.md')['content-type']).toBe('text/markdown; charset=utf-8');
  expect(headersOf('/docs/deep/x')['content-type']).toBeUndefined();
  expect(headersOf('/blog/rss.xml')['access-control-allow-origin']).toBe('*');
});

/** Where some of Vercel's routes send a path. */
function locate(routes: Route[], path: string): string | undefined {
  for (const route of routes) {
    if (!('headers' in route) || !route.src || !route.status || !route.headers?.Location) continue;
    const found = new RegExp(route.src).exec(path);
    if (found) return route.headers.Location.replace(/\$(\d)/g, (_, index) => found[index] ?? '');
  }
  return undefined;
}

test('Vercel accepts its file and redirects as the others do', () => {
  const { $schema, ...config } = JSON.parse(files.get('vercel.json') ?? '');
  const { routes, error } = getTransformedRoutes(config);
  expect(error).toBeNull();
  const isForPrograms = (route: Route) => 'has' in route && route.has !== undefined;
  const to = (path: string) =>
    locate(
      (routes ?? []).filter((route) => !isForPrograms(route)),
      path,
    );
  expect(to('/old')).toBe('/docs#a');
  expect(to('/chat')).toBe('https://chat.example/a?b=c');
  expect(to('/a(b)')).toBe('/docs');
  expect(to('/v1/deep/x/y')).toBe('/docs/deep/x/y');
  expect(to('/v1/x')).toBe('/docs/x');
  expect(to('/flat/x')).toBe('/docs');
  expect(to('/docs/')).toBe('/docs');
  expect(to('/docs/index.html')).toBe('/docs');
  expect(to('/docs/x')).toBeUndefined();
  const toTwin = (path: string) => locate((routes ?? []).filter(isForPrograms), path);
  expect(toTwin('/')).toBe('/index.md');
  expect(toTwin('/docs/x')).toBe('/docs/x.md');
  expect(toTwin('/docs/x.md')).toBeUndefined();
  expect(toTwin('/assets/x.js')).toBeUndefined();
});
