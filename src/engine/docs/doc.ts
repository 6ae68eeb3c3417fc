import type { DocFrontMatter } from '#schema/doc-front-matter.ts';
import type { CompiledMdx } from '#shared/content.ts';

/** A content file of a version, read and taken apart. */
export interface DocFile {
  /** Relative to the site's folder: `content/docs/v11/server/routers.mdx`. */
  file: string;
  /** Path below the version's folder without number prefixes and ending. */
  id: string;
  /** The number in front of the file's name. */
  position?: number;
  frontMatter: DocFrontMatter;
  /** Text without front matter. */
  body: string;
  /** Line of each key of the front matter. */
  lines: Record<string, number>;
}

/** A doc that is published. */
export interface Doc extends DocFile {
  path: string;
  title: string;
  /** What sidebars show. */
  label: string;
  description: string;
  compiled: CompiledMdx;
  editUrl?: string;
  /** Day of the commit that put the file there, and of the last one that changed it. */
  created?: string;
  lastUpdated?: string;
}

/** A version's docs before sidebars. */
export interface VersionDocs {
  /** By id, in the order of the files. */
  docs: ReadonlyMap<string, Doc>;
  /** Id -> path and file of docs that are not published. */
  drafts: ReadonlyMap<string, { path: string; file: string }>;
}
