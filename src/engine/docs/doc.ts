import type { DocFrontMatter } from '#schema/doc-front-matter.ts';
import type { CompiledMdx } from '#shared/content.ts';

/** The parsed content file of a version. */
export interface DocFile {
  /** Relative to the site's folder: `content/docs/v11/server/routers.mdx`. */
  file: string;
  /** Path below the version's folder without number prefixes and extension. */
  id: string;
  /** The number prefix of the file name. */
  position?: number;
  frontMatter: DocFrontMatter;
  /** Text without front matter. */
  body: string;
  /** Line of each key of the front matter. */
  lines: Record<string, number>;
}

/** A published doc. */
export interface Doc extends DocFile {
  path: string;
  title: string;
  /** The data for sidebars. */
  label: string;
  description: string;
  compiled: CompiledMdx;
  editUrl?: string;
  /** Date of the commit that added the file, and of the last one that changed it. */
  created?: string;
  lastUpdated?: string;
}

/** A version's docs before sidebars. */
export interface VersionDocs {
  /** By id, in the order of the files. */
  docs: ReadonlyMap<string, Doc>;
  /** Id -> path and file of unpublished docs. */
  drafts: ReadonlyMap<string, { path: string; file: string }>;
}
