import type { ReactNode } from 'react';
import type { PageComparison } from '#shared/changes.ts';
import type { ContentReference, PageData } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';

/** The pages whose kind is one of these; a pattern such as `blog-${string}` names several. */
export type PageOf<Kind extends string> = PageData extends infer Page
  ? Page extends { kind: Kind }
    ? Page
    : never
  : never;

/** Draws the pages of one folder of `src/ui/pages`: the `view` that its `page.tsx` exports. */
export type PageView<Page extends PageData> = (input: {
  page: Page;
  /** The sidebar that the page names. */
  sidebar?: Sidebar | undefined;
  /** Draws the compiled content that the page refers to. */
  content: (reference: ContentReference) => Promise<ReactNode>;
  /** What a page that compares two others shows. */
  comparison?: PageComparison | undefined;
}) => Promise<ReactNode>;
