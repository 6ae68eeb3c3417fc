import type { PageHead } from '#shared/head.ts';
import type { DocPage, PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import { defined } from '../defined.ts';

/** A docs page for tests, in the latest version unless `version` is set. */
export function docRoute(
  path: string,
  options: {
    title?: string;
    head?: Partial<PageHead>;
    version?: { name: string; path: string; isLast?: boolean };
    links?: Record<string, string>;
    unlisted?: boolean;
    inSitemap?: boolean;
    sitemap?: string;
    lastUpdated?: string;
  } = {},
): Route {
  const { title = path, head, links = {}, unlisted = false, inSitemap = true } = options;
  const version = options.version ?? { name: 'current', path: '/docs', isLast: true };
  const file = `content${path}.mdx`;
  const page: DocPage = {
    kind: 'doc',
    path,
    head: testHead({ path, title, docsTag: `docs-default-${version.name}`, ...head }),
    navbar: [],
    className: '',
    docs: {
      version: { label: version.name, release: '1.0.0', isLast: false, ...version },
      breadcrumbs: [],
      pagination: {},
    },
    id: path.slice(1),
    title,
    description: title,
    hideTitle: false,
    unlisted,
    toc: [],
    assistants: [],
    content: { key: file, links },
  };
  return {
    path,
    source: { file },
    page,
    inSitemap,
    ...defined({ sitemap: options.sitemap, lastUpdated: options.lastUpdated }),
  };
}

/** A page outside the docs. */
export function pageRoute(
  path: string,
  options: { title?: string; notFound?: boolean } = {},
): Route {
  const { title = path, notFound = false } = options;
  const base = {
    path,
    head: testHead({ path, title, docsTag: 'default', ...(notFound ? { robots: 'noindex' } : {}) }),
    navbar: [],
    className: '',
  };
  const page: PageData = notFound
    ? { ...base, kind: 'not-found', links: [], suggestionsHref: '/path-suggestions.json' }
    : { ...base, kind: 'custom', module: 'index.tsx' };
  return { path, source: { file: `content/pages${path}.tsx` }, page, inSitemap: !notFound };
}

function testHead({
  path,
  title,
  ...head
}: { path: string; title: string } & Partial<PageHead> & Pick<PageHead, 'docsTag'>): PageHead {
  return {
    title: `${title} | Fixture`,
    description: title,
    canonical: `https://example.com${path}`,
    image: { href: 'https://example.com/card.png', alt: title },
    type: 'website',
    jsonLd: [],
    ...head,
  };
}
