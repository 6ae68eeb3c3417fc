import type { PageComparison } from './changes.ts';
import type { CodeMarks } from './hover.ts';
import type { PageData } from './page-data.ts';
import type { Sidebar } from './sidebar.ts';
import type { SiteShell } from './site-shell.ts';

/** Everything that the app bundle needs to render one page. It is plain data because it crosses thread boundaries. */
export interface RenderInput {
  shell: SiteShell;
  page: PageData;
  /** The sidebar named by the page (`DocsContext.sidebar`), shared with many other pages. */
  sidebar?: Sidebar;
  /** Compiled MDX by key (`ContentReference.key`). */
  contents: Record<string, string>;
  /**
   * Annotations for the samples, by key of the content, then by `CodeBlockProps.sample`: by block, by file. Left out if
   * there are none.
   */
  codeMarks: Record<string, CodeMarks[][]>;
  /** The result shown by a page that compares two others. */
  comparison?: PageComparison;
}

/** A rendered page in its two forms. */
export interface RenderOutput {
  /** The whole document, with doctype. */
  html: string;
  /** The same page as a React Server Components payload. */
  payload: string;
  /** The text of each script in the document, for the security policy. */
  inlineScripts: string[];
}
