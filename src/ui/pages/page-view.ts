import type { ReactNode } from 'react';
import type { PageComparison } from '#shared/changes.ts';
import type { ContentReference, PageData } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';

/** The pages of these kinds; a pattern such as `blog-${string}` matches several. */
export type PageOf<Kind extends string> = PageData extends infer Page
  ? Page extends { kind: Kind }
    ? Page
    : never
  : never;

/** Renders the pages of one folder in `src/ui/pages`: the `view` export of its `page.tsx`. */
export type PageView<Page extends PageData> = (input: {
  page: Page;
  /** The page's sidebar. */
  sidebar?: Sidebar | undefined;
  /** Renders the compiled content that the page refers to. */
  content: (reference: ContentReference) => Promise<ReactNode>;
  /** The result shown by a page that compares two others. */
  comparison?: PageComparison | undefined;
}) => Promise<ReactNode>;
