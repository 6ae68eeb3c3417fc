import { expect, test } from 'vitest';
import { docIdOf, docPathTail, joinPath } from './doc-id.ts';

test.each([
  ['server/routers.mdx', { id: 'server/routers' }],
  ['01-intro.md', { id: 'intro', position: 1 }],
  ['02-server/10_context.mdx', { id: 'server/context', position: 10 }],
  ['2024.mdx', { id: '2024' }],
])('the id of %s', (file, id) => {
  expect(docIdOf(file)).toEqual(id);
});

test.each([
  [{ id: 'server/routers' }, 'server/routers'],
  [{ id: 'index' }, ''],
  [{ id: 'client/links/index' }, 'client/links'],
  [{ id: 'client/links/README' }, 'client/links'],
  [{ id: 'client/client' }, 'client'],
  [{ id: 'main/introduction', slug: '/' }, ''],
  [{ id: 'server/a', slug: 'b' }, 'server/b'],
  [{ id: 'server/a', slug: '../b/' }, 'b'],
  [{ id: 'server/a', slug: '/x/y' }, 'x/y'],
  [{ id: 'client/react/useQuery' }, 'client/react/useQuery'],
])('the path of %j', (doc, tail) => {
  expect(docPathTail(doc)).toBe(tail);
});

test('a root and a tail are joined without a slash at the end', () => {
  expect(joinPath('/docs', '')).toBe('/docs');
  expect(joinPath('/docs', 'a/b')).toBe('/docs/a/b');
});
