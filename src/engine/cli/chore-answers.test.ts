import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFolder } from '../testing/load-test-site.ts';
import { docsSite, writeFiles, writeSite } from '../testing/write-site.ts';
import { run, site } from './chore-test-support.ts';

const page = { title: 'Context', description: 'What every call knows.' };
const told = async (root: string, line: string, given: Record<string, string> = page) => {
  const { code, out } = await run(root, line, given);
  expect(code).toBe(2);
  return out[0];
};

test('an id that the file would not have, or whose address is taken, is refused', async () => {
  const root = await site();
  const other = 'content/docs/v1/server/other.mdx';
  await writeFile(join(root, other), '---\nslug: /context\n---\n\nText.\n');
  expect(await told(root, 'new page server/02-context')).toBe(
    '--id: A number in front of a name only sorts files, and the id is without it: "server/context".',
  );
  expect(await told(root, 'new page context')).toBe(
    `--id: Its address /docs/context is already the one of ${other}.`,
  );
  expect(await told(root, 'new page server/routers/index')).toBe(
    '--id: Its address /docs/server/routers is already the one of content/docs/v1/server/routers.mdx.',
  );
  expect(await told(root, 'move page server/routers context', {})).toContain('Its address');

  // Its own address does not count.
  const moved = await run(
    root,
    'move page server/routers server/routers/index',
    {},
    { dryRun: true },
  );
  expect(moved.code).toBe(0);
  const slugged = await run(root, 'move page server/other other', {}, { dryRun: true });
  expect(slugged.code).toBe(0);
});

test('a sidebar that lists its pages by itself has no place to name', async () => {
  const root = await writeSite(docsSite({ 'content/docs/v1/index.mdx': 'Text.\n' }));
  expect(await told(root, 'new page context', { ...page, after: 'index' })).toBe(
    '--after: The sidebar names no pages: leave this out.',
  );
  expect(await told(root, 'new page context', { ...page, category: 'Server' })).toBe(
    '--category: The sidebar names no categories: leave this out.',
  );
});

test('a text of several lines is refused', async () => {
  const root = await site();
  expect(await told(root, 'new page context', { ...page, title: 'A\nB' })).toBe(
    '--title: It has more than one line.',
  );
});

test('a description with braces and angles gives a page and a post that compile', async () => {
  const root = await site();
  const description = 'What Map<K, {}> and `Set<T>` are.';
  await run(root, 'new page maps', { title: 'Maps', description });
  await run(root, 'new post maps', { title: 'Maps', description, authors: 'wren' });
  const text = 'What Map\\<K, \\{}> and `Set<T>` are.\n';
  for (const file of ['content/docs/v1/maps.mdx', 'content/blog/2026-05-06-maps.mdx']) {
    expect(await readFile(join(root, file), 'utf8')).toContain(`---\n\n${text}`);
  }
  const { createTask } = await import('../compile/compile-task.ts');
  const compile = await createTask();
  const { problems } = await loadFolder(root, { compile: (input) => compile({ root, ...input }) });
  expect(problems).toEqual([]);
});

test('a new lesson is the last one, even if one was removed', async () => {
  const root = await site();
  await writeFiles(root, {
    'content/learn/01-first/lesson.mdx': 'Text.\n',
    'content/learn/03-third/lesson.mdx': 'Text.\n',
  });
  const lesson = { title: 'Prices', goal: 'Prices are live.', guide: '/docs' };
  const { out } = await run(root, 'new lesson a-price', lesson, { dryRun: true });
  expect(out).toContain('  create  content/learn/04-a-price/lesson.mdx');
});
