import type { Author } from '#shared/blog.ts';
import type { Route } from '#shared/route.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Post } from '../blog/post.ts';
import { AUTHORS_FILE } from '../blog/read-authors.ts';
import { type BlogBuilding, listBase, listRoute } from './blog-page.ts';

/** The list of authors and one page per author. */
export function authorRoutes(building: BlogBuilding): Route[] {
  const { blog, config, listed, path, strings } = building;
  const words = strings.blog;
  const summaries = listed.map(({ summary }) => summary);
  const authors = blog.authors.map((author) => {
    const isBy = (names: Author[] = []) => names.some(({ key }) => key === author.key);
    return {
      author,
      posts: summaries.filter((post) => isBy(post.authors)),
      originals: summaries.filter((post) => isBy(post.original?.authors)),
    };
  });
  const base = listBase(building, {
    path: `${path}/authors`,
    kind: 'blog-authors',
    title: fill(words.authorsTitle, { blog: config.title }),
    description: fill(words.whoWrites, { about: config.description }),
  });
  const counts = authors
    .map(({ author, posts, originals }) => ({
      author,
      count: posts.length,
      originals: originals.length,
    }))
    .sort((a, b) => b.count - a.count);
  const source = { file: AUTHORS_FILE };
  return [
    listRoute(building, { ...base, kind: 'blog-authors', authors: counts }, source),
    ...authors.map(({ author, posts, originals }) => {
      const authorBase = listBase(building, {
        path: author.path,
        kind: 'blog-author',
        title: fill(words.postsBy, { name: author.name }),
        description: [fill(words.allPostsBy, { name: author.name }), author.title]
          .filter(Boolean)
          .join(', '),
      });
      return listRoute(
        building,
        { ...authorBase, kind: 'blog-author', author, posts, originals },
        source,
      );
    }),
  ];
}

/** The list of tags and one page per tag; none for a blog without tags. */
export function tagRoutes(building: BlogBuilding): Route[] {
  const { config, listed, path, strings } = building;
  const words = strings.blog;
  const tags = new Map(
    listed.flatMap(({ summary }) => summary.tags.map((tag) => [tag.path, tag] as const)),
  );
  if (tags.size === 0) return [];
  const entries = [...tags.values()]
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
    .map((tag) => ({ tag, posts: listed.filter(({ summary }) => hasTag(summary, tag.path)) }));
  const base = listBase(building, {
    path: `${path}/tags`,
    kind: 'blog-tags',
    title: fill(words.tagsTitle, { blog: config.title }),
    description: fill(words.byTopic, { about: config.description }),
  });
  const counts = entries.map(({ tag, posts }) => ({ tag, count: posts.length }));
  return [
    listRoute(building, { ...base, kind: 'blog-tags', tags: counts }),
    ...entries.map(({ tag, posts }) => {
      const tagBase = listBase(building, {
        path: tag.path,
        kind: 'blog-tag',
        title: fill(words.postsAbout, { tag: tag.label }),
        description: fill(words.allPostsAbout, { tag: tag.label, about: config.description }),
      });
      const summaries = posts.map(({ summary }) => summary);
      const file = posts[0]?.file;
      return listRoute(
        building,
        { ...tagBase, kind: 'blog-tag', tag, posts: summaries },
        file === undefined ? undefined : { file },
      );
    }),
  ];
}

function hasTag(post: Post['summary'], path: string): boolean {
  return post.tags.some((tag) => tag.path === path);
}
