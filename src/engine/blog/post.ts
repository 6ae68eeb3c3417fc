import type { BlogFrontMatter } from '#schema/blog-front-matter.ts';
import type { Author, BlogPost } from '#shared/blog.ts';
import type { CompiledMdx } from '#shared/content.ts';

/** The parsed file of a post. */
export interface PostFile {
  /** Relative to the site's folder: `content/blog/2025-03-21-v11/index.mdx`. */
  file: string;
  /** Last part of the post's path. */
  slug: string;
  frontMatter: BlogFrontMatter;
  /** Text with its front matter blanked out. */
  body: string;
  /** The full text, for locating problems. */
  source: string;
  /** Line of each key of the front matter. */
  lines: Record<string, number>;
}

/** A published post. */
export interface Post {
  file: string;
  frontMatter: BlogFrontMatter;
  /** The data for lists. */
  summary: BlogPost;
  compiled: CompiledMdx;
  /** Line of its slug, if it has one. */
  slugLine?: number;
  editUrl?: string;
  /** ISO date of the last commit after the publication, if any. */
  lastUpdated?: string;
}

/** The blog before its pages are built. */
export interface Blog {
  /** Newest first, including unlisted posts. */
  posts: Post[];
  /** In the order of the authors file. */
  authors: Author[];
}
