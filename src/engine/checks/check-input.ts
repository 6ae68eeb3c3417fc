import type { CompiledMdx } from '#shared/content.ts';
import type { Redirect, Route } from '#shared/route.ts';
import type { AnchorTable } from '../anchors/read-anchors.ts';
import { localeBaseUrls } from '../config/localize-config.ts';
import { type ContentPlace, contentPlaces } from '../routes/content-places.ts';
import type { Site } from '../site.ts';
import type { EmittedPage } from './read-emitted-page.ts';

/** The input of all checks. Each check is a pure function of this value. */
export interface CheckInput {
  /** The HTML of every route, in any order. */
  pages: EmittedPage[];
  routes: Route[];
  redirects: Redirect[];
  anchors: AnchorTable;
  /** Every file of the output that is not a page, as paths below the base URL: `assets/a.js`. */
  files: Pick<ReadonlySet<string>, 'has'>;
  /** Source of a page's content; called only for pages with problems. */
  contentPlaces(page: Route): ContentPlace[];
  /** Addresses of draft pages, with the file of each. */
  drafts: ReadonlyMap<string, string>;
  /** Paths of pages whose sections are unknown, because a mistake hides part of their text. */
  damaged: ReadonlySet<string>;
  /** Whether links to missing files were already reported when the content was read. */
  relativeLinksAreChecked: boolean;
  /** Origin of the published site: `https://trpc.io`. */
  url: string;
  /** `/`, or `/folder/`. */
  baseUrl: string;
  /** Base URLs of the site's other locales. */
  localeBaseUrls: string[];
}

/** The parts of a site that the checks read. */
export type CheckedSite = Pick<
  Site,
  'config' | 'routes' | 'redirects' | 'anchors' | 'drafts' | 'damaged'
> & {
  contents: Record<string, Pick<CompiledMdx, 'links'>>;
};

/** Builds the checks' input from a site and the HTML of its pages. */
export function checkInputOf(options: {
  site: CheckedSite;
  pages: EmittedPage[];
  files: CheckInput['files'];
}): CheckInput {
  const { site, pages, files } = options;
  const { config, routes, redirects, anchors, contents, drafts, damaged } = site;
  return {
    pages,
    routes,
    redirects,
    anchors,
    files,
    drafts,
    damaged,
    url: config.url,
    baseUrl: config.baseUrl,
    localeBaseUrls: localeBaseUrls(config),
    relativeLinksAreChecked: config.checks.brokenMarkdownLinks !== 'ignore',
    contentPlaces: ({ page }) => contentPlaces({ page, compiled: (key) => contents[key] }),
  };
}
