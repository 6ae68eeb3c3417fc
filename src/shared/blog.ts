/** An author of posts: an entry of `content/blog/authors.yml`. */
export interface Author {
  /** Key in the authors file. */
  key: string;
  name: string;
  title?: string | undefined;
  url?: string | undefined;
  /** Whether the name means several people. */
  team?: boolean | undefined;
  /** Path of the author's page: `/blog/authors/docs-team`. */
  path: string;
}

/** A tag of posts, with its page. */
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
  /** Authors of this text. */
  authors: Author[];
  /** The post it is rewritten from; `date` is then the date of that post. */
  original?: OriginalPost;
  tags: Tag[];
  /** Whole minutes, at least 1. */
  readingMinutes: number;
  /** Whether the list shows only an excerpt. */
  truncated: boolean;
}

/** The text that the post's address had before. */
export interface OriginalPost {
  authors: Author[];
  /** Its file in the library's repository. */
  url: string;
  /** ISO date on which the current text replaced it. */
  rewritten: string;
  /** When the figures were measured again (ISO date), and with what. */
  measured?: { on: string; with: string } | undefined;
}

/** Posts by year, newest first. */
export interface BlogYear {
  year: string;
  posts: BlogPost[];
}

/**
 * The two dates of a post for machines, the same in its head, structured data and Markdown. A rewritten post keeps the
 * original date, as in feeds and lists.
 *
 * @param options.lastUpdated date of the last commit that changed it
 */
export function datesOfPost(options: {
  post: Pick<BlogPost, 'date' | 'original'>;
  lastUpdated?: string | undefined;
}): { published: string; updated: string } {
  const { post, lastUpdated } = options;
  return { published: post.date, updated: lastUpdated ?? post.original?.rewritten ?? post.date };
}
