/** Who wrote a post; entries of `content/blog/authors.yml`. */
export interface Author {
  /** Key in the authors file. */
  key: string;
  name: string;
  title?: string | undefined;
  url?: string | undefined;
  /** Several people under one name. */
  team?: boolean | undefined;
  /** Path of the author's page: `/blog/authors/docs-team`. */
  path: string;
}

export interface Tag {
  label: string;
  /** Path of the tag's page: `/blog/tags/release`. */
  path: string;
}

/** A post as lists show it. */
export interface BlogPost {
  /** Path of the post: `/blog/announcing-trpc-v11`. */
  path: string;
  title: string;
  description: string;
  /** ISO date, `2025-03-21`. */
  date: string;
  /** Who wrote the text that is here. */
  authors: Author[];
  /** The post that it was rewritten after; then `date` is that one's. */
  original?: OriginalPost;
  tags: Tag[];
  /** Whole minutes, at least 1. */
  readingMinutes: number;
  /** Whether the list shows only a part of it. */
  truncated: boolean;
}

/** The text that was under a post's address before. */
export interface OriginalPost {
  authors: Author[];
  /** Its file in the library's repository. */
  url: string;
  /** ISO date on which the present text took its place. */
  rewritten: string;
  /** Where figures were measured again: ISO date, and what with. */
  measured?: { on: string; with: string } | undefined;
}

/** Posts of one year, newest year first and newest post first. */
export interface BlogYear {
  year: string;
  posts: BlogPost[];
}

/**
 * The two dates of a post for programs, the same ones in its head, its structured data and its Markdown. A post
 * that was rewritten keeps the date of the original, as in feeds and lists.
 *
 * @param options.lastUpdated of the last commit that touched it
 */
export function datesOfPost(options: {
  post: Pick<BlogPost, 'date' | 'original'>;
  lastUpdated?: string | undefined;
}): { published: string; updated: string } {
  const { post, lastUpdated } = options;
  return { published: post.date, updated: lastUpdated ?? post.original?.rewritten ?? post.date };
}
