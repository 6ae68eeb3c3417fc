import { expect, test } from 'vitest';
import { datesOfPost } from './blog.ts';

const post = { date: '2022-11-21' };
const original = { authors: [], url: 'https://example.com/post.md', rewritten: '2026-10-01' };

test('a post was updated by its last commit, else when it was rewritten, else never', () => {
  const dates = (updated: string) => ({ published: '2022-11-21', updated });
  expect(datesOfPost({ post })).toEqual(dates('2022-11-21'));
  expect(datesOfPost({ post: { ...post, original } })).toEqual(dates('2026-10-01'));
  expect(datesOfPost({ post: { ...post, original }, lastUpdated: '2026-11-02' })).toEqual(
    dates('2026-11-02'),
  );
});
