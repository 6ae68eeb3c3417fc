import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiSymbol } from '#shared/api.ts';
import { projectRoot } from '../../project-root.ts';
import { createApiProgram } from './api-program.ts';
import { type BuiltApi, buildApi } from './build-api.ts';

const folder = join(projectRoot, 'content/docs/v11');
const packages = ['server', 'client', 'react-query', 'tanstack-react-query', 'next'].map(
  (name) => `@trpc/${name}`,
);
/** A compiler reads five packages and all their imports. */
const TEST_TIMEOUT_MS = 120_000;

describe('[D7] the reference of the release that 11.x documents', () => {
  let api: BuiltApi;
  let byPath: Map<string, ApiSymbol>;
  beforeAll(async () => {
    api = await buildApi({ folder, packages, basePath: '/docs/typedoc', file: 'versions.ts' });
    byPath = new Map(api.reference.symbols.map((symbol) => [symbol.path, symbol]));
  }, TEST_TIMEOUT_MS);

  test('reads everything without a problem', () => {
    expect(api.problems).toEqual([]);
  });

  test(
    '[D7] every public export of every entry has a page',
    () => {
      const entries = packages.flatMap((name) => {
        const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
        return Object.entries<{ import?: { types: string } }>(JSON.parse(manifest).exports)
          .filter(([, target]) => typeof target === 'object')
          .map(([path, target]) => {
            const types = target.import?.types ?? '';
            expect(existsSync(join(folder, 'node_modules', name, types)), path).toBe(true);
            return name + path.slice(1);
          });
      });
      expect(entries.length).toBeGreaterThan(25);
      const program = createApiProgram({ folder, entries });
      const listed = new Map(
        api.reference.packages.flatMap((it) => it.entries).map((entry) => [entry.name, entry]),
      );
      for (const entry of entries) {
        const names = (program.exportsOf(entry) ?? []).map(({ name }) => name);
        const exports = listed.get(entry)?.exports ?? [];
        expect(names.length, entry).toBeGreaterThan(0);
        expect(exports.map(({ name }) => name).sort()).toEqual(names.sort());
        for (const { name, path } of exports) expect(byPath.get(path)?.name, path).toBe(name);
      }
    },
    TEST_TIMEOUT_MS,
  );

  test('no two pages differ by case only', () => {
    const paths = [...byPath.keys(), ...api.reference.packages.flatMap(entryPaths)];
    const lower = paths.map((path) => path.toLowerCase());
    expect(lower.filter((path, index) => lower.indexOf(path) !== index)).toEqual([]);
  });

  test('every link of code leads to a page, to a place on its page, or to a known site', () => {
    for (const symbol of byPath.values()) {
      const anchors = new Set(symbol.internals.map(({ anchor }) => `#${anchor}`));
      for (const [, href = ''] of JSON.stringify(symbol).matchAll(/<a[^>]* href=\\"([^"\\]*)/g)) {
        const isGood =
          byPath.has(href) || anchors.has(href) || /^https:\/\/[^/]+\.[a-z]+\//.test(href);
        expect(isGood, `${symbol.name}: ${href}`).toBe(true);
      }
      for (const path of symbol.links) expect(byPath.has(path)).toBe(true);
    }
  });

  test('a function tells what it takes, what it returns, and where it is written', () => {
    const symbol = byPath.get('/docs/typedoc/client/splitLink');
    expect(symbol?.kind).toBe('function');
    expect(symbol?.parameters.map(({ name }) => name)).toEqual(['opts']);
    expect(symbol?.members.map(({ anchor }) => anchor)).toEqual([
      'opts.condition',
      'opts.true',
      'opts.false',
    ]);
    expect(symbol?.returns?.code?.html).toContain('href="/docs/typedoc/client/TRPCLink"');
    expect(symbol?.alsoFrom).toContain('@trpc/client/links/splitLink');
    expect(symbol?.source?.href).toMatch(
      /^https:\/\/github\.com\/trpc\/trpc\/blob\/v11\.6\.0\/packages\/client\/src\/links\/splitLink\.ts#L\d+$/,
    );
  });

  test('an alias shows the name that it is exported under, and knows what is deprecated', () => {
    const old = byPath.get('/docs/typedoc/server/AnyRouter');
    expect(old?.deprecated).toBe('use <code>AnyTRPCRouter</code> instead');
    expect(old?.aliases).toContainEqual({
      name: 'AnyTRPCRouter',
      path: '/docs/typedoc/server/AnyTRPCRouter',
    });
    expect(byPath.get('/docs/typedoc/server/AnyTRPCRouter')?.brief).toMatch(/^type AnyTRPCRouter/);
  });

  test('members know their defaults, and from which type they are', () => {
    const options = byPath.get('/docs/typedoc/client/HTTPBatchLinkOptions');
    expect(options?.members.find(({ name }) => name === 'maxItems')?.default).toContain('Infinity');
    expect(options?.inherited.map(({ from }) => from)).toContain('HTTPLinkBaseOptions');
    expect(options?.internals.map(({ name }) => name)).toContain('HTTPLinkBaseOptions');
  });

  test('a function keeps its path where a type has the same letters', () => {
    expect(byPath.get('/docs/typedoc/server/observable/observable')?.kind).toBe('function');
    expect(byPath.get('/docs/typedoc/server/observable/Observable-interface')?.name).toBe(
      'Observable',
    );
  });
});

function entryPaths({ entries }: { entries: { path: string }[] }): string[] {
  return entries.map(({ path }) => path);
}
