import type { BlogPost, BlogYear } from '#shared/blog.ts';

/** How many posts a post recommends at its end. */
const MAX_RELATED = 3;

const DAY = 24 * 60 * 60 * 1000;

/** Posts by year. The order of the posts is kept, so newest first gives newest first. */
export function groupByYear(posts: BlogPost[]): BlogYear[] {
  const years = new Map<string, BlogPost[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, inYear]) => ({ year, posts: inYear }));
}

/** Cuts a list into pages; an empty list has one empty page. */
export function paginate<T>(items: T[], perPage: number): T[][] {
  const pages: T[][] = [];
  for (let start = 0; start < items.length; start += perPage) {
    pages.push(items.slice(start, start + perPage));
  }
  return pages.length === 0 ? [[]] : pages;
}

/** The posts to read next: those with the most tags in common, among equals the nearest in time. */
export function relatedPosts({ post, posts }: { post: BlogPost; posts: BlogPost[] }): BlogPost[] {
  const tags = new Set(post.tags.map(({ path }) => path));
  return posts
    .filter(({ path }) => path !== post.path)
    .map((other) => ({
      other,
      shared: other.tags.filter(({ path }) => tags.has(path)).length,
      days: Math.abs(Date.parse(other.date) - Date.parse(post.date)) / DAY,
    }))
    .sort((a, b) => b.shared - a.shared || a.days - b.days)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
}
