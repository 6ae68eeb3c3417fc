import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import {
  everyItem,
  insertDoc,
  readSidebarSource,
  removeDoc,
  renameDoc,
  type SidebarPlace,
  type SidebarSource,
} from './sidebar-source.ts';

const sidebar = async (items: string): Promise<SidebarSource> => {
  const read = await readSidebarSource(`export default defineSidebars({ docs: ${items} });\n`);
  if (!read) throw new Error('The sidebar cannot be read.');
  return read;
};
const inner = (text = '') => /docs: ([\s\S]*) }\);\n$/.exec(text)?.[1];
const insert = async (items: string, place?: SidebarPlace) =>
  inner(insertDoc({ sidebar: await sidebar(items), id: 'new', place }));
const remove = async (items: string) =>
  inner(removeDoc({ sidebar: await sidebar(items), id: 'b' }).text);

test.each([
  ['inline', "['a', 'b']", { after: 'a' }, "['a', 'new', 'b']"],
  ['inline, at the end', "['a', 'b']", undefined, "['a', 'b', 'new']"],
  ['empty', '[]', undefined, "['new']"],
  ['on lines', "[\n  'a',\n  'b',\n]", { after: 'a' }, "[\n  'a',\n  'new',\n  'b',\n]"],
  ['last', "[\n  'a',\n  'b',\n]", { after: 'b' }, "[\n  'a',\n  'b',\n  'new',\n]"],
  ['last, no comma', "[\n  'a',\n  'b'\n]", { after: 'b' }, "[\n  'a',\n  'b',\n  'new'\n]"],
  [
    'comment',
    "[\n  'a', // why\n  'b',\n]",
    { after: 'a' },
    "[\n  'a', // why\n  'new',\n  'b',\n]",
  ],
  ['double quotes', '[\n  "a",\n]', { after: 'a' }, '[\n  "a",\n  "new",\n]'],
  ['CRLF', "[\r\n  'a',\r\n  'b',\r\n]", { after: 'a' }, "[\r\n  'a',\n  'new',\r\n  'b',\r\n]"],
  [
    'behind a doc in full',
    "[\n  { type: 'doc', id: 'a' },\n]",
    { after: 'a' },
    "[\n  { type: 'doc', id: 'a' },\n  'new',\n]",
  ],
  [
    'category',
    "['a', { type: 'category', label: 'C', items: ['b'] }]",
    { category: 'C' },
    "['a', { type: 'category', label: 'C', items: ['b', 'new'] }]",
  ],
  [
    'behind a category',
    "[\n  {\n    type: 'category',\n    label: 'C',\n    items: [],\n  },\n]",
    undefined,
    "[\n  {\n    type: 'category',\n    label: 'C',\n    items: [],\n  },\n  'new',\n]",
  ],
])('a doc goes in: %s', async (_, items, place, expected) => {
  expect(await insert(items, place)).toBe(expected);
});

test('a place that is not there is not guessed', async () => {
  expect(await insert("['a']", { after: 'x' })).toBeUndefined();
  expect(await insert("['a']", { category: 'x' })).toBeUndefined();
  expect(await readSidebarSource('export default makeSidebars();')).toBeUndefined();
  expect(await readSidebarSource('export default {')).toBeUndefined();
});

test('lists in constants are followed', async () => {
  const source = "const list = [\n  'a',\n];\nexport default { docs: list } satisfies X;\n";
  const read = await readSidebarSource(source);
  expect(read && insertDoc({ sidebar: read, id: 'new', place: { after: 'a' } })).toBe(
    source.replace("'a',\n", "'a',\n  'new',\n"),
  );
});

test.each([
  ["['a', 'b', 'c']", "['a', 'c']"],
  ["['a', 'b']", "['a']"],
  ["['b', 'a']", "['a']"],
  ["['b']", '[]'],
  ["[\n  'a',\n  'b', // gone\n  'c',\n]", "[\n  'a',\n  'c',\n]"],
  ["[\n  'a',\n  'b'\n]", "[\n  'a',\n]"],
  ["[\n  'a',\n  { type: 'doc', id: 'b', label: 'B' },\n]", "[\n  'a',\n]"],
])('a doc goes out of %j', async (items, expected) => {
  expect(await remove(items)).toBe(expected);
});

test('a doc is renamed wherever the sidebar names it, and nowhere else', async () => {
  const items =
    "['b', 'b/c', { type: 'category', label: 'b', link: { type: 'doc', id: 'b' }, items: [{ type: 'doc', id: 'b' }] }]";
  const { text, count } = renameDoc({ sidebar: await sidebar(items), from: 'b', to: 'x/y' });
  expect(inner(text)).toBe(
    "['x/y', 'b/c', { type: 'category', label: 'b', link: { type: 'doc', id: 'x/y' }, items: [{ type: 'doc', id: 'x/y' }] }]",
  );
  expect(count).toBe(3);
  expect(removeDoc({ sidebar: await sidebar(items), id: 'b' }).pageOf).toBe('b');
});

test('in the sidebars of this site every place takes a doc, as one line more', async () => {
  let places = 0;
  for (const dir of ['v11', 'v10', 'v9']) {
    const source = await readFile(join(projectRoot, `content/docs/${dir}/sidebar.ts`), 'utf8');
    const read = await readSidebarSource(source);
    if (!read) throw new Error(`${dir}/sidebar.ts cannot be read.`);
    const ids = (found: SidebarSource) =>
      everyItem(found.lists).flatMap(({ kind, name }) => (kind === 'doc' ? [name] : []));
    for (const id of ids(read)) {
      const text = insertDoc({ sidebar: read, id: 'new/page', place: { after: id } }) ?? '';
      const again = await readSidebarSource(text);
      expect(again && ids(again)).toEqual(
        ids(read).flatMap((known) => (known === id ? [known, 'new/page'] : [known])),
      );
      const isInline = text.split('\n').length === source.split('\n').length;
      const own = text.split('\n').filter((line) => /^\s*'new\/page',$/.test(line)).length;
      expect([id, isInline ? 1 : own]).toEqual([id, 1]);
      places += 1;
    }
  }
  expect(places).toBeGreaterThan(100);
});
