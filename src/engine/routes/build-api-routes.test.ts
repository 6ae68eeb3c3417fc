import { expect, test } from 'vitest';
import type { ReadApi } from '../api/create-api-reader.ts';
import { writeReference } from '../changes/changes-test-support.ts';
import { buildSearchPages } from '../search/build-search-pages.ts';
import { markedStrings } from '../strings/strings-test-support.ts';
import { loadFolder } from '../testing/load-test-site.ts';
import { docsSite, siteConfig, writeSite } from '../testing/write-site.ts';
import { buildLlms } from '../twins/build-llms.ts';
import { createTwinWriter } from '../twins/build-twins.ts';

const readApi: ReadApi = async ({ basePath }) => {
  const reference = writeReference(basePath, [
    { name: 'bread', from: ['@x/server'], deprecated: '' },
  ]);
  const [symbol] = reference.symbols;
  const entry = reference.packages[0]?.entries[0];
  if (symbol) entry?.exports.push({ ...symbol, isDeprecated: true });
  return { reference, problems: [] };
};

/** A site in a language whose every string is marked; German has the plural forms of English. */
async function load() {
  const locales =
    "locales: { en: { label: 'English', htmlLang: 'en' }, de: { label: 'Deutsch', htmlLang: 'de' } }";
  const root = await writeSite(
    docsSite({
      'site.config.ts': siteConfig(`  docs: {},\n  i18n: { defaultLocale: 'en', ${locales} },\n`),
      'content/i18n/de/strings.ts': `export default ${JSON.stringify(markedStrings)};\n`,
      'content/docs/versions.ts': `export default [
  { label: '1.x', dir: 'v1', path: '', release: '1.0.0', isLast: true, api: ['@x/server'] },
];\n`,
      'content/docs/v1/start.mdx': '---\ntitle: Anfang\n---\n\nHallo.\n',
    }),
  );
  const { site, problems } = await loadFolder(root, { readApi, locale: 'de' });
  expect(problems).toEqual([]);
  const writer = await createTwinWriter({ site, siteRoot: root, annotationsOf: () => undefined });
  return { site, writer };
}

test('the reference is in the language of the site', async () => {
  const { site, writer } = await load();
  const headOf = (path: string) => {
    const { title, description } =
      site.routes.find((route) => route.path === path)?.page.head ?? {};
    return [title, description];
  };
  expect(headOf('/docs/typedoc')).toEqual([
    '⟦API reference⟧ | Test',
    '⟦Everything that @x/server export in tRPC 1.0.0, with signatures, options and types.⟧',
  ]);
  expect(headOf('/docs/typedoc/@x/server')).toEqual([
    '@x/server | Test',
    '⟦@x/server in tRPC 1.x: ⟦It exports bread.⟧⟧',
  ]);
  expect(headOf('/docs/typedoc/@x/server/bread')[1]).toBe(
    '⟦bread: ⟦type⟧ of @x/server in tRPC 1.x. ⟧',
  );
  expect(site.versions[0]?.docs.at(-3)?.title).toBe('⟦API reference⟧');
  expect(JSON.stringify(site.sidebars)).toContain('"label":"⟦Types⟧"');
  const found = buildSearchPages(site).map(({ indexed }) => indexed);
  expect(found.at(-1)).toMatchObject({
    group: '⟦API reference⟧',
    labels: ['⟦API reference⟧', '@x/server'],
    sections: [[1, '', '', '⟦type⟧', '', '']],
  });
  expect(writer.body('/docs/typedoc/@x/server/bread', { shownOnly: false })).toBe(
    [
      '⟦⟦type⟧ of `@x/server`.⟧',
      '> **⟦Deprecated⟧.** ⟦Do not use it in new code.⟧',
      "```ts\nimport type { bread } from '@x/server';\n```",
      '```ts\ntype bread = {};\n```',
    ].join('\n\n'),
  );
  expect(writer.body('/docs/typedoc/@x/server', { shownOnly: false })).toBe(
    '⟦It exports bread.⟧\n\n## ⟦Types⟧ {#types}\n\n- [bread](https://test.example/de/docs/typedoc/@x/server/bread.md): (⟦deprecated⟧)',
  );
  expect(writer.body('/docs/typedoc', { shownOnly: false })).toContain(': ⟦1 export⟧');
});

test('maps for language models are in the language of the site', async () => {
  const { site, writer } = await load();
  const { files } = buildLlms({ site, writer });
  expect(files.get('llms-full.txt')).toMatch(
    /^# ⟦Test 1\.x: all guides⟧\n\n> ⟦.*⟧\n\n---\n\n# Anfang\n\n⟦Source: .*⟧/,
  );
  const map = files.get('llms.txt') ?? '';
  const own = map.split('\n').filter((line) => line !== '' && !line.includes('⟦'));
  // Titles and descriptions of the site and its pages.
  expect(own).toEqual([
    '# Test',
    '> A site for a test.',
    '- [Anfang](https://test.example/de/docs/start.md): A site for a test.',
  ]);
  expect(map).toContain('⟦about 100 tokens⟧');
});
