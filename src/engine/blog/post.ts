import type { BlogFrontMatter } from '#schema/blog-front-matter.ts';
import type { Author, BlogPost } from '#shared/blog.ts';
import type { CompiledMdx } from '#shared/content.ts';

/** The file of a post, read and taken apart. */
export interface PostFile {
  /** Relative to the site's folder: `content/blog/2025-03-21-v11/index.mdx`. */
  file: string;
  /** Last part of the post's path. */
  slug: string;
  frontMatter: BlogFrontMatter;
  /** Text, front matter blanked out. */
  body: string;
  /** The whole text, to find places in it. */
  source: string;
  /** Line of each key of the front matter. */
  lines: Record<string, number>;
}

/** A post that is published. */
export interface Post {
  file: string;
  frontMatter: BlogFrontMatter;
  /** What lists show of it. */
  summary: BlogPost;
  compiled: CompiledMdx;
  /** Line of its slug, where it has one. */
  slugLine?: number;
  editUrl?: string;
  /** ISO date of the last commit, where there was one after the publication. */
  lastUpdated?: string;
}

/** The blog before its pages. */
export interface Blog {
  /** Newest first. Unlisted posts are in it too. */
  posts: Post[];
  /** In the order of the authors file. */
  authors: Author[];
}
