/** Who wrote a post; entries of `content/blog/authors.yml`. */
export interface Author {
  /** Key in the authors file. */
  key: string;
  name: string;
  title?: string;
  url?: string;
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
  authors: Author[];
  tags: Tag[];
  /** Whole minutes, at least 1. */
  readingMinutes: number;
  /** Whether the list shows only a part of it. */
  truncated: boolean;
}

/** Posts of one year, newest year first and newest post first. */
export interface BlogYear {
  year: string;
  posts: BlogPost[];
}
