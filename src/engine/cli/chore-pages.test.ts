import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../testing/write-site.ts';
import { run, site } from './chore-test-support.ts';

test('a link is found in every form in which the build resolves it', async () => {
  const root = await site({
    'content/docs/v1/server/links.mdx':
      '# Links\n\n[a](./routers) [b](routers#a) [c](/docs/server/routers/?x) [d](/server/routers.mdx)\n',
    'content/docs/v1/server/routers.mdx': '## A {#a}\n\n[Start](../index) [a](./links#b)\n',
  });
  const target = { 'redirect-to': '/docs' };
  const removed = await run(root, 'remove page server/routers', target, { dryRun: true });
  const place = '  - content/docs/v1/server/links.mdx:3 links to it:';
  expect(removed.out.slice(-4)).toEqual([
    `${place} ./routers`,
    `${place} routers#a`,
    `${place} /docs/server/routers/?x`,
    `${place} /server/routers.mdx`,
  ]);

  expect((await run(root, 'move page server/routers guides/api/routing')).code).toBe(0);
  const read = (file: string) => readFile(join(root, 'content/docs/v1', file), 'utf8');
  expect(await read('server/links.mdx')).toBe(
    '# Links\n\n[a](../guides/api/routing.mdx) [b](../guides/api/routing.mdx#a) [c](/docs/guides/api/routing?x) [d](../guides/api/routing.mdx)\n',
  );
  expect(await read('guides/api/routing.mdx')).toContain(
    '[Start](../../index) [a](../../server/links#b)',
  );
});

test('translations move with their page, and are removed with it', async () => {
  const sidebar = "export default { docs: ['index', 'server/routers'] };\n";
  const files = {
    'sidebar.ts': sidebar,
    'index.mdx': '---\npagination_next: server/routers\n---\n\n[R](./server/routers.mdx#a)\n',
    'server/routers.mdx':
      '## Un {#a}\n\n[Ici](#a) [D](../index.mdx) ![i](./i.png) [R](./routers)\n',
  };
  const root = await site(
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`content/i18n/fr/docs/v1/${file}`, text]),
    ),
  );
  const target = { 'redirect-to': '/docs' };
  const removed = await run(root, 'remove page server/routers', target, { dryRun: true });
  expect(removed.out).toEqual(
    expect.arrayContaining([
      '  remove  content/docs/v1/server/routers.mdx',
      '  remove  content/i18n/fr/docs/v1/server/routers.mdx',
      '  edit    content/i18n/fr/docs/v1/sidebar.ts',
      '  - content/i18n/fr/docs/v1/index.mdx:2 names it as the page before or after.',
      '  - content/i18n/fr/docs/v1/index.mdx:5 links to it: ./server/routers.mdx#a',
    ]),
  );
  expect(removed.out.join('\n')).not.toContain('routers.mdx:');

  expect((await run(root, 'move page server/routers guides/api/routing')).code).toBe(0);
  const read = (file: string) => readFile(join(root, 'content/i18n/fr/docs/v1', file), 'utf8');
  expect(await read('sidebar.ts')).toBe(sidebar.replace('server/routers', 'guides/api/routing'));
  expect(await read('index.mdx')).toBe(
    '---\npagination_next: guides/api/routing\n---\n\n[R](./guides/api/routing.mdx#a)\n',
  );
  expect(await read('guides/api/routing.mdx')).toBe(
    '## Un {#a}\n\n[Ici](#a) [D](../../index.mdx) ![i](../../server/i.png) [R](./routing.mdx)\n',
  );
  expect(existsSync(join(root, 'content/i18n/fr/docs/v1/server'))).toBe(false);
});

test('a file that is not UTF-8 is never rewritten, and its chore is refused', async () => {
  const root = await site();
  const latin = Buffer.from('# Café\n\n[R](./server/routers.mdx)\n', 'latin1');
  const index = 'content/docs/v1/index.mdx';
  const page = 'content/docs/v1/server/routers.mdx';
  await writeFiles(root, { [index]: latin });
  const { code, out } = await run(root, 'move page server/routers guides/routing');
  expect(code).toBe(1);
  expect(out.join('\n')).toContain('file-encoding');
  expect(out.join('\n')).toContain(`${index}:1:6`);
  expect(out.at(-1)).toBe('Nothing was written.');
  expect(await readFile(join(root, index))).toEqual(latin);
  expect(existsSync(join(root, page))).toBe(true);

  // The page itself, in an encoding in which no link can be found.
  const wide = Buffer.from('\uFEFF# A\n', 'utf16le');
  await writeFiles(root, { [index]: '# Start\n', [page]: wide });
  expect((await run(root, 'move page server/routers guides/routing')).code).toBe(1);
  expect(await readFile(join(root, page))).toEqual(wide);
});

test('a removed page says which lines of old sections lead to it, and which are about it', async () => {
  const root = await site({
    'content/anchors.tsv':
      'path\tanchor\ttarget\n/docs/server/routers\tz\t#a\n/docs\tb\t/docs/server/routers#a\n/docs\tc\t#d\n',
    'content/anchors.lock':
      '# Sections\n/docs#c\n/docs/server/routers#a\n/docs/server/routers#z\n/old#a\n/old#y\n',
  });
  const remove = async (target: string) => {
    const given = { 'redirect-to': target };
    const { out } = await run(root, 'remove page server/routers', given, { dryRun: true });
    return out.filter((line) => line.includes('anchors.'));
  };
  const lines = [
    '  - content/anchors.tsv:2 is about its section "z".',
    '  - content/anchors.tsv:3 leads to it: /docs/server/routers#a',
  ];
  expect(await remove('/docs#x')).toEqual([
    ...lines,
    '  - content/anchors.lock has its sections "a", "z" and "y". Those that /docs lacks need a line in content/anchors.tsv: /docs<TAB>old id<TAB>#id',
  ]);
  expect(await remove('https://other.example')).toEqual([
    ...lines,
    '  - content/anchors.lock has its sections "a", "z" and "y". They are on another site now: remove their lines.',
  ]);
});
