import type { PageData } from './page-data.ts';
import type { SiteShell } from './site-shell.ts';

/** What the app bundle needs to draw one page. Plain data: it crosses thread borders. */
export interface RenderInput {
  shell: SiteShell;
  page: PageData;
  /** Compiled MDX by key (`ContentReference.key`). */
  contents: Record<string, string>;
}

export interface RenderOutput {
  /** The whole document, with doctype. */
  html: string;
  /** The same page as React Server Components payload. */
  payload: string;
}
