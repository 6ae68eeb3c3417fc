import { pages } from 'virtual:site/pages';
import type { ReactNode } from 'react';
import type { ContentReference, PageData } from '#shared/page-data.ts';
import type { RenderInput } from '#shared/render.ts';
import { SiteError } from '#shared/site-error.ts';
import type { ContentParts } from '#ui/mdx/content-parts.ts';
import { CategoryIndexPageView } from '#ui/pages/docs/category-index-page.tsx';
import { DocPageView } from '#ui/pages/docs/doc-page.tsx';
import { contentParts, renderContent } from './render-content.tsx';

/**
 * The element that draws a page's kind. The documentation comes with the app; other kinds are imported
 * one by one, so that the styles and client parts of, say, the blog do not weigh on it.
 */
export async function loadPageView(input: RenderInput): Promise<ReactNode> {
  const { page, shell } = input;
  const content = (reference: ContentReference) => renderContent(input, reference);
  switch (page.kind) {
    case 'doc':
      return <DocPageView page={page} content={await content(page.content)} />;
    case 'category-index':
      return <CategoryIndexPageView page={page} />;
    case 'api-index':
    case 'api-entry':
    case 'api-symbol': {
      const { ApiPageView } = await import('#ui/pages/api/page.tsx');
      return <ApiPageView page={page} />;
    }
    case 'not-found': {
      const { NotFoundPageView } = await import('#ui/pages/not-found/page.tsx');
      return <NotFoundPageView page={page} />;
    }
    case 'custom':
      return loadCustomPage(page, shell, page.content ? contentParts(input, page.content) : {});
    default: {
      const { loadBlogView } = await import('./load-blog-view.tsx');
      return loadBlogView({ page, content });
    }
  }
}

async function loadCustomPage(
  page: Extract<PageData, { kind: 'custom' }>,
  shell: RenderInput['shell'],
  parts: ContentParts,
): Promise<ReactNode> {
  const entry = pages[page.module];
  const Page = (await entry?.load())?.default;
  if (typeof Page !== 'function') {
    throw new SiteError(
      'page-without-default-export',
      `The page component at content/pages/${page.module} does not have a default export and cannot be rendered.`,
      { hint: 'Export the page as `export default function Page() { … }`.' },
    );
  }
  return (
    <>
      {entry?.styles()}
      <Page page={page} shell={shell} parts={parts} />
    </>
  );
}
