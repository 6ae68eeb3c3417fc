import type { CardDemo } from '#shared/card-demo.ts';
import type { PageData } from '#shared/page-data.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { withoutSiteTitle } from '../routes/site-title.ts';

/** Content of a page's social card. */
export interface Card {
  /** Name of the site, beside the logo. */
  site: string;
  title: string;
  /** One sentence about the page, below the title. */
  description: string;
  /** Breadcrumb, outermost first: `['Docs', 'Server', 'Adapters']`; empty for standalone pages. */
  section: string[];
  /** The page's docs version; unset outside the docs. */
  version?: { label: string; isLast: boolean };
  /** Host of the site: `trpc.io`. */
  host: string;
  /** Drawn in place of the description and the way to the page. */
  demo?: CardDemo;
}

/** The card of any page, whatever its kind. */
export function cardOf({
  shell,
  page,
}: {
  shell: Pick<SiteShell, 'title' | 'url'>;
  page: PageData;
}): Card {
  const docs = 'docs' in page ? page.docs : undefined;
  return {
    site: shell.title,
    title:
      'docs' in page && 'title' in page
        ? page.title
        : withoutSiteTitle(page.head.title, shell.title),
    description: page.head.description,
    section: sectionOf(page),
    ...(docs ? { version: { label: docs.version.label, isLast: docs.version.isLast } } : {}),
    host: new URL(shell.url).host,
    ...('cardDemo' in page && page.cardDemo ? { demo: page.cardDemo } : {}),
  };
}

function sectionOf(page: PageData): string[] {
  if ('docs' in page) {
    const above = page.docs.breadcrumbs.filter(({ href }) => href !== page.path);
    return ['Docs', ...above.map(({ label }) => label)];
  }
  // The list's own title is the blog's.
  return 'blog' in page && page.kind !== 'blog-list' ? [page.blog.title] : [];
}
