import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, type SiteCopy } from './site-copy.ts';

// The result of `npm run move` passes every check, and every old and current id of the page leads to its section.

let copy: SiteCopy;

beforeAll(async () => {
  copy = await copySite({ site: 'minimal', env: {} });
});

afterAll(() => copy?.remove());

const file = (name: string) => join(copy.root, 'content', name);
const read = (name: string) => readFile(file(name), 'utf8');
const addresses = async () =>
  (await read('anchors.lock')).split('\n').filter((line) => line.startsWith('/docs'));

test('a page that moves takes the ids of its sections along', { timeout: 300_000 }, async () => {
  const table = (page: string) =>
    [
      'path\tanchor\ttarget',
      '# Sections that had other ids once.',
      `${page}\tthe-first\t#first`,
      `${page}\tusage\t${page}`,
      `/docs\tguide\t${page}`,
      `/docs\tguide-first\t${page}#first`,
      '',
    ].join('\n');
  await writeFile(file('anchors.tsv'), table('/docs/guide'));
  await copy.run('npm run anchors');
  const published = ['#first', '#the-first', '#usage'];
  const old = ['/docs#guide', '/docs#guide-first', ...published.map((id) => `/docs/guide${id}`)];
  expect(await addresses()).toEqual(expect.arrayContaining(old));
  const before = await addresses();

  await copy.run('npm run move -- page guide learn/first-steps');
  expect(await read('anchors.tsv')).toBe(table('/docs/learn/first-steps'));
  const moved = before
    .filter((address) => address.startsWith('/docs/guide#'))
    .map((address) => address.replace('/docs/guide', '/docs/learn/first-steps'));
  expect(await addresses()).toEqual([...before, ...moved].sort());
  expect(await copy.run('npm run check')).not.toMatch(/warning|error/);

  // The files are the reason why it passes.
  await writeFile(file('anchors.tsv'), table('/docs/guide'));
  await expect(copy.run('npm run check')).rejects.toThrow(
    'The section /docs/guide#the-first was published, but nothing on /docs/learn/first-steps has that id any longer.',
  );
});
