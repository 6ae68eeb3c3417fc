import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { PageHead, SocialImage } from '#shared/head.ts';
import type { FeedLink } from '#shared/site-shell.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { localeBaseUrls } from '../config/localize-config.ts';
import { defined } from '../defined.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from './card-path.ts';
import { withSiteTitle } from './site-title.ts';

/** The facts from which titles, descriptions and social tags are made. */
export interface HeadInput {
  config: ResolvedSiteConfig;
  /** Path of the page. */
  path: string;
  /** Without the site's title. */
  title: string;
  /** Defaults to the site's tagline if empty. */
  description: string;
  type?: PageHead['type'];
  /** Path of the canonical page; by default, the page itself. */
  canonicalPath?: string | undefined;
  robots?: string | undefined;
  keywords?: string[] | undefined;
  /** Site path or absolute address; by default, a card is drawn. */
  image?: string | undefined;
  /** Path of the page with the same card; by default, the page gets its own. */
  cardPage?: string | undefined;
  /** ISO date. */
  publishedTime?: string | undefined;
  /** Name of the page's docs version; undefined outside the docs. */
  version?: string | undefined;
  jsonLd?: object[];
  /** See `PageHead.feeds`. */
  feeds?: FeedLink[];
}

/** Name of the latest docs version in search tags. */
const LATEST = 'current';

/** The metadata of a page. All addresses become absolute. */
export function buildHead(input: HeadInput): PageHead {
  const { config, path, title, version, robots, keywords, publishedTime } = input;
  const docsId = config.docs === false ? 'default' : config.docs.id;
  // Distinguishes a page of an older version from the latest in tabs and search results.
  const isOld = version !== undefined && version !== LATEST;
  const ownTitle = isOld ? `${title} (${version})` : title;
  const documentTitle = path === '/' ? title : withSiteTitle(ownTitle, config.title);
  return {
    title: documentTitle,
    description: input.description === '' ? config.tagline : input.description,
    canonical: absoluteAddress(config, input.canonicalPath ?? path),
    ...defined({ robots, keywords }),
    image: socialImage(input, documentTitle),
    type: input.type ?? 'website',
    ...defined({ publishedTime }),
    docsVersion: version ?? LATEST,
    docsTag: version === undefined ? 'default' : `docs-${docsId}-${version}`,
    ...alternatesOf(input),
    ...(input.feeds && input.feeds.length > 0 ? { feeds: input.feeds } : {}),
    jsonLd: input.jsonLd ?? [],
  };
}

/**
 * The page in every locale; all locales have the same paths. Search engines accept such a set only for indexed pages
 * that are their own canonical address.
 */
function alternatesOf(input: HeadInput): Pick<PageHead, 'alternates'> {
  const { config, path, robots, canonicalPath = path } = input;
  const { locales, defaultLocale } = config.i18n;
  const names = Object.keys(locales);
  if (names.length < 2 || robots !== undefined || canonicalPath !== path) return {};
  const bases = localeBaseUrls(config);
  const hrefOf = (name: string) => {
    const baseUrl = bases[names.indexOf(name)] ?? config.baseUrl;
    return absoluteAddress({ url: config.url, baseUrl }, path);
  };
  return {
    alternates: [
      ...names.map((name) => {
        return { hreflang: locales[name]?.htmlLang ?? name, href: hrefOf(name) };
      }),
      // For readers of all other languages.
      { hreflang: 'x-default', href: hrefOf(defaultLocale) },
    ],
  };
}

/** The social image of a page: its own, else the site's, else a drawn card. */
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
