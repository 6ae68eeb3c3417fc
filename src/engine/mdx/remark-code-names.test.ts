import { expect, test } from 'vitest';
import { parseMdx } from './parse-mdx.ts';
import { remarkCodeNames } from './remark-code-names.ts';

function read(source: string) {
  const { tree } = parseMdx({ file: 'page.mdx', source });
  const names = remarkCodeNames(tree);
  return { names, marked: JSON.stringify(tree).split('"CodeName"').length - 1 };
}

test('[D7] the first mention of a name in inline code is marked, and no other', () => {
  const { names, marked } = read('Use `httpLink`, then `wsLink()`.\n\n- `httpLink` again');
  expect(names).toEqual(['httpLink', 'wsLink']);
  expect(marked).toBe(2);
});

test('[D7] names in headings and links stay as they are, and what is no single name', () => {
  const source = '## `httpLink`\n\n[`wsLink`](./ws.mdx), `t.router`, `a b`, `ok`';
  expect(read(source)).toEqual({ names: [], marked: 0 });
});

test('[D7] a name of a heading is marked where the text has it first', () => {
  expect(read('## `httpLink`\n\nThe `httpLink` sends.').marked).toBe(1);
});
