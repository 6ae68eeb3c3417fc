import { withBaseUrl } from '#shared/base-url.ts';
import type { PageData } from '#shared/page-data.ts';
import type { RenderInput } from '#shared/render.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { hasTwin, twinPath } from '#shared/twin-path.ts';
import { inlineJson } from './inline-json.ts';
import { link, meta } from './tags.ts';

const OPEN_SEARCH = 'application/opensearchdescription+xml';

/**
 * The beginning of the `<head>`, which is not part of the tree, so that payloads do not contain it: the encoding, the
 * boot script (before the styles, which would delay it), and machine-readable data: social cards, feeds, icons,
 * structured data (row M1).
 *
 * @param bootScript see `bootScript`
 */
export function documentPrelude({ shell, page }: RenderInput, bootScript: string): string {
  return [
    '<meta charset="utf-8"/>',
    meta('name', 'viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    `<script>${bootScript}</script>`,
    // The document is painted as it arrives, but not before the bar is complete, because its links move as others are
    // added.
    link({ rel: 'expect', href: '#content', blocking: 'render' }),
    ...siteLinks(shell, page),
    ...alternates(page),
    ...twinLink(page),
    ...socialCard(shell, page),
    ...page.head.jsonLd.map(
      (data) => `<script type="application/ld+json">${inlineJson(data)}</script>`,
    ),
  ].join('');
}

function siteLinks(shell: SiteShell, { head }: PageData): string[] {
  return [
    meta('name', 'generator', `trpc-website ${shell.version}`),
    ...(shell.favicon ? [link({ rel: 'icon', href: asset(shell.favicon) })] : []),
    link({ rel: 'manifest', href: asset('/manifest.webmanifest') }),
    ...(shell.openSearch
      ? [
          link({
            rel: 'search',
            type: OPEN_SEARCH,
            title: shell.title,
            href: asset(shell.openSearch),
          }),
        ]
      : []),
    ...[...shell.feeds, ...(head.feeds ?? [])].map(({ type, title, href }) =>
      link({ rel: 'alternate', type, title, href: asset(href) }),
    ),
  ];
}

/** The page in other languages, for search engines. */
function alternates({ head }: PageData): string[] {
  return (head.alternates ?? []).map((alternate) => link({ rel: 'alternate', ...alternate }));
}

/** The page as Markdown, for machine readers. */
function twinLink(page: PageData): string[] {
  if (!hasTwin(page)) return [];
  return [link({ rel: 'alternate', type: 'text/markdown', href: asset(twinPath(page.path)) })];
}

function socialCard(shell: SiteShell, { head }: PageData): string[] {
  const { title, description, image } = head;
  return [
    ...(head.keywords?.length ? [meta('name', 'keywords', head.keywords.join(', '))] : []),
    meta('property', 'og:type', head.type),
    meta('property', 'og:site_name', shell.title),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:locale', shell.locale.htmlLang),
    ...(head.publishedTime ? [meta('property', 'article:published_time', head.publishedTime)] : []),
    // Title, description and image of the card come from Open Graph.
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('property', 'og:image', image.href),
    meta('property', 'og:image:alt', image.alt),
    ...Object.entries(image.size ?? {}).map(([side, pixels]) =>
      meta('property', `og:image:${side}`, String(pixels)),
    ),
  ];
}

function asset(path: string): string {
  return withBaseUrl(path, import.meta.env.BASE_URL);
}
