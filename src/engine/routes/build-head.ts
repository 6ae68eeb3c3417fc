import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import type { Breadcrumb } from '#shared/breadcrumb.ts';
import type { PageHead, SocialImage } from '#shared/head.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from '../cards/card-path.ts';
import { withSiteTitle } from './site-title.ts';

export interface HeadInput {
  config: ResolvedSiteConfig;
  /** Path of the page. */
  path: string;
  /** Without the site's title. */
  title: string;
  /** The site's tagline when empty. */
  description: string;
  type?: PageHead['type'];
  /** Path of the page that search engines shall show; the page itself when left out. */
  canonicalPath?: string | undefined;
  robots?: string | undefined;
  keywords?: string[] | undefined;
  /** Site path or absolute address; a card is drawn when left out. */
  image?: string | undefined;
  /** Path of the page whose card it shares; its own is drawn when left out. */
  cardPage?: string | undefined;
  /** ISO date. */
  publishedTime?: string | undefined;
  /** Name of the page's docs version; none outside the docs. */
  version?: string | undefined;
  jsonLd?: object[];
}

/** Name of the latest docs version in search tags (DESIGN section 6). */
const LATEST = 'current';

/** What a page says about itself. All addresses become absolute. */
export function buildHead(input: HeadInput): PageHead {
  const { config, path, title, version, robots, keywords, publishedTime } = input;
  const docsId = config.docs === false ? 'default' : config.docs.id;
  // In tabs and search results a page of an older version is not to be taken for the latest.
  const isOld = version !== undefined && version !== LATEST;
  const ownTitle = isOld ? `${title} (${version})` : title;
  const documentTitle = path === '/' ? title : withSiteTitle(ownTitle, config.title);
  return {
    title: documentTitle,
    description: input.description === '' ? config.tagline : input.description,
    canonical: absoluteAddress(config, input.canonicalPath ?? path),
    ...(robots === undefined ? {} : { robots }),
    ...(keywords === undefined ? {} : { keywords }),
    image: socialImage(input, documentTitle),
    type: input.type ?? 'website',
    ...(publishedTime === undefined ? {} : { publishedTime }),
    docsVersion: version ?? LATEST,
    docsTag: version === undefined ? 'default' : `docs-${docsId}-${version}`,
    jsonLd: input.jsonLd ?? [],
  };
}

/** The picture of a page for social networks: its own, else the site's, else one that is drawn for it. */
function socialImage(
  { config, path, image, cardPage = path }: HeadInput,
  alt: string,
): SocialImage {
  const given = image ?? config.socialCard;
  return given === undefined
    ? {
        href: absoluteAddress(config, cardPath(cardPage)),
        alt,
        size: { width: CARD_WIDTH, height: CARD_HEIGHT },
      }
    : { href: absoluteAddress(config, given), alt };
}

/** The address at which the published site has a path. */
export function absoluteAddress(
  config: Pick<ResolvedSiteConfig, 'url' | 'baseUrl'>,
  href: string,
): string {
  if (!href.startsWith('/')) return href;
  const address = `${config.url}${withBaseUrl(href, config.baseUrl)}`;
  return encodeURI(address);
}

/** Structured data of a trail of breadcrumbs; steps without a page are left out. */
export function breadcrumbList(config: ResolvedSiteConfig, breadcrumbs: Breadcrumb[]): object {
  const steps = breadcrumbs.filter((step) => step.href !== undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteAddress(config, href),
    })),
  };
}
