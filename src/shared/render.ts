import type { PageComparison } from './changes.ts';
import type { CodeMarks } from './hover.ts';
import type { PageData } from './page-data.ts';
import type { Sidebar } from './sidebar.ts';
import type { SiteShell } from './site-shell.ts';

/** What the app bundle needs to draw one page. Plain data: it crosses thread borders. */
export interface RenderInput {
  shell: SiteShell;
  page: PageData;
  /** The sidebar that the page names (`DocsContext.sidebar`), which it shares with many others. */
  sidebar?: Sidebar;
  /** Compiled MDX by key (`ContentReference.key`). */
  contents: Record<string, string>;
  /**
   * What to show in the samples, by key of the content, then by `CodeBlockProps.sample`: by block, by
   * file. Left out where nothing is known.
   */
  codeMarks: Record<string, CodeMarks[][]>;
  /** What a page that compares two others shows. */
  comparison?: PageComparison;
}

export interface RenderOutput {
  /** The whole document, with doctype. */
  html: string;
  /** The same page as React Server Components payload. */
  payload: string;
  /** The text of each script that the document carries, for the security policy. */
  inlineScripts: string[];
}
