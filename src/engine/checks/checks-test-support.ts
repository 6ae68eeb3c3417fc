import type { ContentLink } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import type { Redirect, Route } from '#shared/route.ts';
import { parseLock } from '../anchors/anchors-lock.ts';
import { parseAnchors } from '../anchors/read-anchors.ts';
import { testConfig } from '../blog/blog-test-support.ts';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { checkAll } from './check-all.ts';
import { readEmittedPage } from './read-emitted-page.ts';

type Checks = ReturnType<typeof testConfig>['checks'];

/** The site and expectations of a test. */
interface Case {
  /** Body of each page; other pages contain only their heading. */
  html?: Record<string, string>;
  /** HTML instead of the main heading, which is the path otherwise. */
  mainHeading?: Record<string, string>;
  head?: Record<string, string>;
  routes?: Route[];
  links?: Record<string, ContentLink[]>;
  redirects?: Redirect[];
  /** Lines of the old-anchor table. */
  old?: string[];
  /** Addresses in the lock file; without them there is no such file. */
  lock?: string[];
  files?: string[];
  drafts?: Record<string, string>;
  /** Pages with a mistake that hides their text. */
  damaged?: string[];
  checks?: Partial<Checks>;
  baseUrl?: string;
}

const ROUTES = [pageRoute('/'), docRoute('/docs/a'), docRoute('/docs/b')];

/** All severities are `ignore` except those that a test sets. */
const SILENT: Checks = {
  brokenLinks: 'ignore',
  brokenMarkdownLinks: 'error',
  brokenAnchors: 'ignore',
  publishedAnchors: 'ignore',
  duplicateRoutes: 'ignore',
  missingAssets: 'ignore',
  redirects: 'ignore',
  removedPages: 'ignore',
  metadata: 'ignore',
  canonicals: 'ignore',
  structure: 'ignore',
  images: 'ignore',
  orphans: 'ignore',
  samples: 'ignore',
  spelling: 'ignore',
  external: { severity: 'warn', ignore: [], refusingHosts: [] },
};

/** Checks a site that is correct except for the given parts; its pages are `/`, `/docs/a` and `/docs/b`. */
export function check(input: Case): Problem[] {
  const { html = {}, head = {}, routes = ROUTES, links = {}, redirects = [], files = [] } = input;
  const config = testConfig();
  const pages = routes.map(({ path, page }) =>
    readEmittedPage({
      path,
      html: `<title>${page.head.title}</title><meta name="description" content="${page.head.description}">
        <link rel="canonical" href="${page.head.canonical}">${head[path] ?? ''}
        ${input.mainHeading?.[path] ?? `<h1 id="title">${path}</h1>`}${html[path] ?? ''}`,
    }),
  );
  return checkAll({
    site: {
      config: {
        ...config,
        baseUrl: input.baseUrl ?? '/',
        checks: { ...SILENT, ...input.checks },
      },
      routes,
      redirects,
      anchors: {
        old: parseAnchors((input.old ?? []).join('\n')).anchors,
        lock: input.lock && parseLock(input.lock.join('\n')),
      },
      contents: Object.fromEntries(Object.entries(links).map(([key, links]) => [key, { links }])),
      drafts: new Map(Object.entries(input.drafts ?? {})),
      damaged: new Set(input.damaged),
    },
    pages,
    files: new Set(files),
  });
}

/** The content of `/docs/a`. */
export const DOC_A = 'content/docs/a.mdx';

/** A link in content. */
export const link = (href: string, line: number, file = DOC_A): ContentLink => ({
  href,
  file,
  line,
  column: 3,
});
