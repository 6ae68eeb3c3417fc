import { expect, test } from 'vitest';
import { postName } from './read-post-files.ts';

test.each([
  ['2025-03-21-v11.mdx', { date: '2025-03-21', slug: 'v11' }],
  ['2025-03-21-v11/index.mdx', { date: '2025-03-21', slug: 'v11' }],
  ['news/2025-03-21-v11.md', { date: '2025-03-21', slug: 'news/v11' }],
  ['hello.mdx', { slug: 'hello' }],
])('[P9] %s', (name, expected) => {
  expect(postName(name)).toEqual(expected);
});
