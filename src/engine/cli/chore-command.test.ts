import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Prompter } from '../chores/collect-answers.ts';
import { siteConfig, writeSite } from '../testing/write-site.ts';
import { run, site } from './chore-test-support.ts';

const page = { title: 'Context', description: 'What every call knows.' };

test('everything that is missing or wrong is said at once, and nothing is written', async () => {
  const root = await site();
  expect(await run(root, 'new page server/context.mdx x', { titel: 'A', after: 'indx' })).toEqual({
    code: 2,
    out: [
      '"x" is one argument too many.',
      '--titel is not known here. Did you mean "title"?',
      '--id: Leave out the extension: "server/context".',
      '--after: The sidebar has no "indx". Did you mean "index"?',
      '--title is missing: Title, in sentence case?',
      '--description is missing: Description: one or two sentences that would make the right reader click?',
      'Nothing was written.',
    ],
  });
  expect((await run(root, 'new pgae')).out).toEqual([
    '"pgae" is not known here. Did you mean "page"?',
  ]);
  expect(await run(root, 'new constructor')).toEqual({
    code: 2,
    out: [
      '"constructor" is not known here. The kinds: "page", "post", "lesson", "version" and "component".',
    ],
  });
  expect((await run(root, 'new')).code).toBe(2);
  expect((await run(root, 'new page Server/routers', page)).out[0]).toBe(
    '--id: There is already content/docs/v1/server/routers.mdx.',
  );
  expect(existsSync(join(root, 'content/docs/v1/server/context.mdx'))).toBe(false);
});

test('a page is written, listed, and never overwritten', async () => {
  const root = await site();
  const dry = await run(root, 'new page server/context', page, { dryRun: true });
  expect(dry).toMatchObject({ code: 0, out: expect.arrayContaining(['This would be done:']) });
  expect(existsSync(join(root, 'content/docs/v1/server/context.mdx'))).toBe(false);

  expect((await run(root, 'new page server/context', page)).out).toEqual([
    'Done:',
    '  create  content/docs/v1/server/context.mdx',
    '  edit    content/docs/v1/sidebar.ts',
    'Left to do by hand:',
    '  - Write the page: content/docs/v1/server/context.mdx. content/STYLE.md explains how.',
  ]);
  expect(await readFile(join(root, 'content/docs/v1/server/context.mdx'), 'utf8')).toBe(
    '---\ntitle: Context\ndescription: What every call knows.\n---\n\nWhat every call knows.\n',
  );
  // After the last page of its folder.
  expect(await readFile(join(root, 'content/docs/v1/sidebar.ts'), 'utf8')).toContain(
    "items: ['server/routers', 'server/context'] }",
  );
  expect((await run(root, 'new page server/context', page)).code).toBe(2);
});

test('on a terminal what is missing is asked for, and an answer is checked before it is taken', async () => {
  const root = await site();
  const asked: string[] = [];
  const prompter: Prompter = {
    ask: async ({ message, fallback, check }) => {
      asked.push(message);
      if (message.startsWith('Title')) return 'Context';
      if (message.startsWith('Description')) {
        expect(check('x'.repeat(161))).toBe('It has 161 characters: at most 160 are shown.');
        expect(check(' ')).toBe('It is empty.');
        return 'What every call knows.';
      }
      return fallback;
    },
  };
  expect((await run(root, 'new page context', {}, { prompter })).code).toBe(0);
  expect(asked).toHaveLength(5);
  expect(await readFile(join(root, 'content/docs/v1/context.mdx'), 'utf8')).toContain('Context');

  const stop: Prompter = { ask: async () => undefined };
  expect(await run(root, 'new', {}, { prompter: stop })).toMatchObject({ code: 1 });
  expect(await run(root, 'new page other', {}, { prompter: stop })).toEqual({
    code: 1,
    out: ['Nothing was written.'],
  });
});

test('a moved page takes its links, its place and its address along', async () => {
  const root = await site();
  const { code, out } = await run(root, 'move page server/routers guides/routing');
  expect([code, ...out]).toEqual([
    0,
    'Done:',
    '  edit    content/docs/v1/index.mdx',
    '  move    content/docs/v1/server/routers.mdx -> content/docs/v1/guides/routing.mdx',
    '  edit    content/docs/v1/sidebar.ts',
    '  edit    content/redirects.tsv',
  ]);
  const read = (file: string) => readFile(join(root, 'content', file), 'utf8');
  expect(await read('docs/v1/index.mdx')).toContain(
    '[Routers](./guides/routing.mdx#a) [x](/docs/guides/routing?b)',
  );
  expect(await read('docs/v1/guides/routing.mdx')).toContain('[Start](../index.mdx)');
  expect(await read('redirects.tsv')).toBe(
    'from\tto\n/docs/server/routers\t/docs/guides/routing\n/old\t/docs/guides/routing\n',
  );
  expect(existsSync(join(root, 'content/docs/v1/server'))).toBe(false);
});

test('a moved page is named anew in front matter, and the redirects of the host are named as stale', async () => {
  const root = await site({
    'vercel.json': '{}\n',
    'content/learn/01-first/lesson.mdx': '---\nguide: /docs/server/routers\n---\n\nText.\n',
    'content/docs/v1/next.mdx': "---\npagination_next: 'server/routers'\n---\n\n# Next\n",
  });
  const left = `  - vercel.json has the redirects too. Write it again: npm run host-config -- vercel --out vercel.json`;
  const target = { 'redirect-to': '/docs' };
  const removed = await run(root, 'remove page server/routers', target, { dryRun: true });
  expect(removed.out).toEqual(
    expect.arrayContaining([
      '  - content/docs/v1/next.mdx:2 names it as the page before or after.',
      '  - content/learn/01-first/lesson.mdx:2 links to it: /docs/server/routers',
      left,
    ]),
  );
  const { out } = await run(root, 'move page server/routers guides/routing');
  expect(out.slice(-2)).toEqual(['Left to do by hand:', left]);
  const read = (file: string) => readFile(join(root, 'content', file), 'utf8');
  expect(await read('learn/01-first/lesson.mdx')).toContain('guide: /docs/guides/routing\n');
  expect(await read('docs/v1/next.mdx')).toContain("pagination_next: 'guides/routing'\n");
});

test('a removed page asks where its address leads, and says who links to it', async () => {
  const root = await site();
  expect((await run(root, 'remove page server/router')).out).toEqual([
    '--id: There is no doc "server/router". Did you mean "server/routers"?',
    '--redirect-to is missing: Where should its address lead (/docs/server/routers, or an https address)?',
    'Nothing was written.',
  ]);
  expect((await run(root, 'remove page server/routers', { 'redirect-to': '/doc' })).out[0]).toBe(
    '--redirect-to: There is no page at /doc. Did you mean /docs?',
  );
  const itself = ['/docs/server/routers', '/docs/server/routers#a', '/docs/server/routers/'];
  for (const target of itself) {
    expect(await run(root, 'remove page server/routers', { 'redirect-to': target })).toEqual({
      code: 2,
      out: [
        `--redirect-to: "${target}" is the page to remove: name another one.`,
        expect.stringContaining('Nothing was written'),
      ],
    });
  }
  const { out } = await run(root, 'remove page server/routers', { 'redirect-to': '/docs' });
  expect(out.slice(4)).toEqual([
    'Left to do by hand:',
    '  - content/docs/v1/index.mdx:3 links to it: ./server/routers.mdx#a',
    '  - content/docs/v1/index.mdx:3 links to it: /docs/server/routers?b',
  ]);
  expect(await readFile(join(root, 'content/redirects.tsv'), 'utf8')).toBe(
    'from\tto\n/docs/server/routers\t/docs\n/old\t/docs\n',
  );
});

test('a post has a day that exists, known authors and known tags', async () => {
  const root = await site();
  const post = { title: 'Two: it is', description: 'News.', authors: 'wren', tags: 'release' };
  expect(
    (
      await run(root, 'new post hello', {
        ...post,
        date: '2025-02-30',
        authors: 'wern',
        tags: 'relase',
      })
    ).out,
  ).toEqual([
    '--slug: content/blog/2025-01-02-hello.mdx has this address already.',
    '--date: "2025-02-30" is not a day such as 2026-05-06.',
    '--authors: There is no "wern" yet. Did you mean "wren"? Give them an entry in content/blog/authors.yml first.',
    '--tags: There is no "relase" yet. Did you mean "release"? Introduce a tag with --new-tags.',
    'Nothing was written.',
  ]);
  expect((await run(root, 'new post two', { ...post, 'new-tags': 'birds' })).code).toBe(0);
  expect(await readFile(join(root, 'content/blog/2026-05-06-two.mdx'), 'utf8')).toBe(
    '---\ntitle: "Two: it is"\ndescription: News.\ndate: 2026-05-06\nauthors: [wren]\ntags: [release, birds]\n---\n\nNews.\n\n{/* truncate */}\n',
  );
});

test('a site without docs or blog says so, and names of components are not given twice', async () => {
  const root = await writeSite({ 'site.config.ts': siteConfig() });
  await expect(run(root, 'new page a', page)).rejects.toMatchObject({ code: 'docs-not-enabled' });
  await expect(run(root, 'new post a', page)).rejects.toThrow('this site has none');
  const given = { description: 'A sample.' };
  expect((await run(root, 'new component CodeBlock', given, { dryRun: true })).out[0]).toBe(
    '--name: src/shared/mdx-components.ts has a component of this name already.',
  );
});
