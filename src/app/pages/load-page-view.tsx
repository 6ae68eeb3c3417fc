import { pages } from 'virtual:site/pages';
import type { ReactNode } from 'react';
import type { ContentReference } from '#shared/page-data.ts';
import type { RenderInput } from '#shared/render.ts';
import { SiteError } from '#shared/site-error.ts';
import { MainContent } from '#ui/frame/layout/main-content.tsx';
import type { ContentParts } from '#ui/mdx/content-parts.ts';
import * as docs from '#ui/pages/docs/page.tsx';
import type { PageOf, PageView } from '#ui/pages/page-view.ts';
import { contentParts, renderContent } from './render-content.tsx';

/**
 * The element that renders a page. The documentation is part of the app; the other folders of `src/ui/pages` are
 * imported on demand and request their styles, so that the blog, for example, does not make it larger.
 */
export async function loadPageView(input: RenderInput): Promise<ReactNode> {
  const { page, sidebar, comparison } = input;
  const content = (reference: ContentReference) => renderContent(input, reference);
  switch (page.kind) {
    case 'doc':
    case 'category-index':
      return docs.view({ page, sidebar, content });
    case 'api-index':
    case 'api-entry':
    case 'api-symbol':
      return withStyles(await import('#ui/pages/api/page.tsx'), { page, sidebar, content });
    case 'doc-changes':
    case 'api-changes':
      return withStyles(await import('#ui/pages/changes/page.tsx'), {
        page,
        sidebar,
        content,
        comparison,
      });
    case 'not-found':
      return withStyles(await import('#ui/pages/not-found/page.tsx'), { page, content });
    case 'learn-index':
    case 'lesson':
      return withStyles(await import('#ui/pages/learn/page.tsx'), { page, content });
    case 'custom':
      return loadCustomPage(input, page);
    default:
      return withStyles(await import('#ui/pages/blog/page.tsx'), { page, content });
  }
}

async function withStyles<Page extends RenderInput['page']>(
  folder: { styles(): ReactNode; view: PageView<Page> },
  input: Parameters<PageView<Page>>[0],
): Promise<ReactNode> {
  return (
    <>
      {folder.styles()}
      {await folder.view(input)}
    </>
  );
}

async function loadCustomPage(input: RenderInput, page: PageOf<'custom'>): Promise<ReactNode> {
  const file = `content/pages/${page.module}`;
  const entry = pages[page.module];
  if (!entry) {
    // In development, where the last good site stays.
    throw new SiteError('page-not-found', `There is no ${file}.`, {
      hint: 'Restore the page, or remove its entry from content/pages/pages.ts.',
    });
  }
  const Page = (await entry.load()).default;
  if (typeof Page !== 'function') {
    throw new SiteError(
      'page-without-default-export',
      `The page component at ${file} does not have a default export and cannot be rendered.`,
      { hint: 'Export the page as `export default function Page() { … }`.' },
    );
  }
  const parts: ContentParts = page.content ? contentParts(input, page.content) : {};
  return (
    <>
      {entry?.styles()}
      <MainContent>
        <Page page={page} shell={input.shell} parts={parts} />
      </MainContent>
    </>
  );
}
