import { describe, expect, it } from 'vitest';
import type { BlogPost } from '#shared/blog.ts';
import { groupByYear, paginate, relatedPosts } from './blog-lists.ts';

function post(date: string, tags: string[] = []): BlogPost {
  return {
    path: `/blog/${date}`,
    title: date,
    description: '',
    date,
    authors: [],
    tags: tags.map((label) => ({ label, path: `/blog/tags/${label}` })),
    readingMinutes: 1,
    truncated: false,
  };
}

describe('groupByYear', () => {
  it('[P3] groups by year, newest first', () => {
    const posts = [post('2025-03-21'), post('2025-02-17'), post('2023-05-01')];
    expect(
      groupByYear(posts).map(({ year, posts }) => [year, posts.map(({ date }) => date)]),
    ).toEqual([
      ['2025', ['2025-03-21', '2025-02-17']],
      ['2023', ['2023-05-01']],
    ]);
  });
});

describe('paginate', () => {
  it('[P2] cuts a list into pages, and gives an empty blog one page', () => {
    expect(paginate([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
    expect(paginate([1, 2], 2)).toEqual([[1, 2]]);
    expect(paginate([], 2)).toEqual([[]]);
  });
});

describe('relatedPosts', () => {
  it('[P2] takes shared tags first, then the nearest in time, three at most and never itself', () => {
    const asked = post('2024-06-01', ['release', 'types']);
    const posts = [
      post('2025-06-01', ['release']),
      post('2024-06-02'),
      asked,
      post('2022-01-01', ['release', 'types']),
      post('2024-05-01', ['types']),
    ];
    expect(relatedPosts({ post: asked, posts }).map(({ date }) => date)).toEqual([
      '2022-01-01',
      '2024-05-01',
      '2025-06-01',
    ]);
    expect(relatedPosts({ post: asked, posts: [asked] })).toEqual([]);
  });
});
