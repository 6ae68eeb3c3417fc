import { expect, test } from 'vitest';
import { rank, titled } from './rank-test-support.ts';
import { toHit } from './to-hit.ts';

const page = titled('Routers', 'About links', {
  group: 'Docs',
  labels: ['Docs', 'Backend'],
  sections: [
    [1, '', '', 'About links', '', ''],
    [2, 'merge', 'Merging', 'Merge links', '', ''],
  ],
});

const hits = (query: string) => rank(query, [page]).map(toHit);

test('a page is a hit below its labels, without the group', () => {
  expect(hits('about')).toEqual([
    {
      id: '/docs/routers',
      href: '/docs/routers',
      type: 'page',
      group: 'Docs',
      title: [{ text: 'Routers', marked: false }],
      trail: ['Backend'],
      excerpt: [
        { text: 'About', marked: true },
        { text: ' links', marked: false },
      ],
    },
  ]);
});

test('a section is a hit below its page, by its heading or by its text', () => {
  const [found] = hits('merging');
  expect(found).toMatchObject({ href: '/docs/routers#merge', type: 'heading', trail: ['Routers'] });
  expect(found?.title).toEqual([{ text: 'Merging', marked: true }]);
  expect(hits('links').map(({ href, type }) => [href, type])).toContainEqual([
    '/docs/routers#merge',
    'text',
  ]);
});

test('hits say that they are of the reference, a post or a lesson, on all levels', () => {
  const typesOf = (more: Partial<typeof page>) =>
    rank('links', [{ ...page, ...more }]).map((found) => toHit(found).type);
  expect(new Set(typesOf({ kind: 'reference' }))).toEqual(new Set(['reference']));
  expect(new Set(typesOf({ kind: 'post' }))).toEqual(new Set(['post']));
  expect(new Set(typesOf({ kind: 'page', isLesson: true }))).toEqual(new Set(['lesson']));
  expect(typesOf({ kind: 'page' })).toContain('page');
});
