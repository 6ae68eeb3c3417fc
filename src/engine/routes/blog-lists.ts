import type { BlogPost, BlogYear } from '#shared/blog.ts';

/** Number of recommended posts at the end of a post. */
const MAX_RELATED = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Posts by year. Their order is kept, so newest first stays newest first. */
export function groupByYear(posts: BlogPost[]): BlogYear[] {
  const years = new Map<string, BlogPost[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, inYear]) => ({ year, posts: inYear }));
}

/** Splits a list into pages; an empty list has one empty page. */
export function paginate<T>(items: T[], perPage: number): T[][] {
  const pages: T[][] = [];
  for (let start = 0; start < items.length; start += perPage) {
    pages.push(items.slice(start, start + perPage));
  }
  return pages.length === 0 ? [[]] : pages;
}

/** Recommended posts: those with the most common tags; among equals, the closest in time. */
export function relatedPosts({ post, posts }: { post: BlogPost; posts: BlogPost[] }): BlogPost[] {
  const tags = new Set(post.tags.map(({ path }) => path));
  return posts
    .filter(({ path }) => path !== post.path)
    .map((other) => ({
      other,
      shared: other.tags.filter(({ path }) => tags.has(path)).length,
      days: Math.abs(Date.parse(other.date) - Date.parse(post.date)) / DAY_MS,
    }))
    .sort((a, b) => b.shared - a.shared || a.days - b.days)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}
