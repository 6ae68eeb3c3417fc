// Before all other styles, because it sets the order of the layers.
import '#ui/styles/global.css';
import { type ReactNode, ViewTransition } from 'react';
import type { PageData } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { OldSections } from '#ui/anchors/old-sections.tsx';
import { SiteLayout } from '#ui/frame/layout/site-layout.tsx';
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx';
import { RouteEffects } from '../router/route-effects.tsx';
import { baseStyles } from './base-styles.ts';
import { HeadTags } from './head-tags.tsx';

/**
 * The whole document of a page. Parts that only the first document needs (encoding, boot script, preloads) are added by
 * the SSR entry and are not part of the tree.
 */
export function Document(props: {
  shell: SiteShell;
  page: PageData;
  /** The page's sidebar. */
  sidebar: Sidebar | undefined;
  /**
   * Identifies the scripts that the page was built with; a page from another build is loaded in full (`load-page.ts`).
   */
  build: string;
  children: ReactNode;
}) {
  const { shell, page, sidebar, build, children } = props;
  return (
    <html
      lang={shell.locale.htmlLang}
      dir={shell.locale.direction}
      className={page.className}
      data-storage={shell.storage}
      data-build={build}
      suppressHydrationWarning
    >
      <head>
        {baseStyles()}
        <HeadTags shell={shell} page={page} />
      </head>
      <body>
        <ErrorBoundary resetKey={page.path}>
          <SiteLayout shell={shell} page={page} sidebar={sidebar}>
            {page.anchors && <OldSections anchors={page.anchors} />}
            {/* It animates nothing. Without it, two pickers on a page get the same id from `useId` (/docs/stack). */}
            <ViewTransition default="none">
              <ErrorBoundary resetKey={page.path}>{children}</ErrorBoundary>
            </ViewTransition>
          </SiteLayout>
        </ErrorBoundary>
        <RouteEffects
          path={page.path}
          title={page.head.title}
          analytics={shell.analytics}
          socialWidget={shell.socialWidget}
        />
      </body>
    </html>
  );
}
