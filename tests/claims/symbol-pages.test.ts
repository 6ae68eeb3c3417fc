/** Reference pages of 10.x link to the ones of 11.x, checked with the references of both releases. */
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createApiReader } from '#engine/api/create-api-reader.ts';
import { createContentCache } from '#engine/cache/content-cache.ts';
import { projectRoot } from '#engine/project-root.ts';
import { createSymbolMatcher } from '#engine/versions/symbol-matcher.ts';
import type { ApiReference } from '#shared/api.ts';
import versions from '../../content/docs/versions.ts';

const cache = createContentCache(join(projectRoot, '.site/cache'));
const reader = createApiReader({ siteRoot: projectRoot, cache });
afterAll(() => reader.close());

async function read(label: string): Promise<ApiReference> {
  const { dir, path, api = [] } = versions.find((it) => it.label === label) ?? {};
  // At the site's own path, so that results of a build are reused.
  const basePath = path ? `/docs/${path}/typedoc` : '/docs/typedoc';
  const input = { folder: `content/docs/${dir}`, packages: api, basePath };
  return (await reader.read(input)).reference;
}

test('every name of 10.x that 11.x exports from wherever has its page there', async () => {
  const [older, newer] = [await read('10.x'), await read('11.x')];
  const match = createSymbolMatcher([
    { name: '10.x', api: older },
    { name: '11.x', api: newer },
  ]);
  const isStable = ({ isUnstable }: { isUnstable: boolean }) => !isUnstable;
  const current = new Map(newer.symbols.map((symbol) => [symbol.path, symbol.name]));
  const names = new Set(newer.symbols.filter(isStable).map(({ name }) => name));
  const found = older.symbols.filter(isStable).map(({ name, path }) => {
    return { name, path, to: match({ from: '10.x', path, to: '11.x' }) };
  });
  expect(found.filter(({ name, to }) => (to === undefined) === names.has(name))).toEqual([]);
  expect(found.filter(({ name, to }) => to !== undefined && current.get(to) !== name)).toEqual([]);
  const elsewhere = found.filter(({ path, to }) => to && to !== path.replace('/v10', ''));
  expect(elsewhere).toHaveLength(9);
  expect(elsewhere).toContainEqual({
    name: 'transformTRPCResponse',
    path: '/docs/v10/typedoc/server/shared/transformTRPCResponse',
    to: '/docs/typedoc/server/transformTRPCResponse',
  });
});
