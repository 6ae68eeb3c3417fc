import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { formatDate } from '#shared/format-date.ts';
import { listNames } from '#shared/list-names.ts';
import type { BlogPostPage, DocsContext, PageData } from '#shared/page-data.ts';
import { twinPath } from '#shared/twin-path.ts';
import { absoluteAddress } from '../config/absolute-address.ts';

type Banner = NonNullable<DocsContext['banner']>;

/** Notes that readers need before the text: its age, its original author. */
export function notesOf(config: ResolvedSiteConfig, page: PageData): string[] {
  if (page.kind === 'blog-post') return originalNote(page);
  if (!('docs' in page) || page.docs.banner === undefined) return [];
  const { banner, version } = page.docs;
  const state =
    banner.kind === 'unreleased'
      ? `${version.label}, which is not released yet`
      : `${version.label}, which is no longer maintained`;
  const address = (href: string) => twinAddress(config, href);
  return [`> This page is about ${state}. ${latestWords({ page, banner, address })}`];
}

/** Where the topic is in the latest version, according to the versions and the history of exports. */
function latestWords(options: {
  page: PageData;
  banner: Banner;
  address: (href: string) => string;
}): string {
  const { page, banner, address } = options;
  const { latestHref, latestLabel, samePage } = banner;
  if (samePage) return `The same in ${latestLabel}: ${address(latestHref)}`;
  const history = page.kind === 'api-symbol' ? page.history : [];
  const latest = history.at(-1);
  if (latest?.href !== undefined) {
    return `${latestLabel} exports the name from another place: ${address(latest.href)}`;
  }
  const gone = history.findLast(({ goneHref }) => goneHref !== undefined);
  if (gone?.goneHref !== undefined) {
    return `${latestLabel} no longer exports it. What to write instead: ${address(gone.goneHref)}`;
  }
  return `${latestLabel} has no such page. Its first page: ${address(latestHref)}`;
}

function twinAddress(config: ResolvedSiteConfig, href: string): string {
  const [path = '', anchor] = href.split('#');
  const address = absoluteAddress(config, twinPath(path));
  return anchor === undefined ? address : `${address}#${anchor}`;
}

function originalNote({ post }: BlogPostPage): string[] {
  const { original, date } = post;
  if (original === undefined) return [];
  const names = listNames(original.authors.map(({ name }) => name));
  return [
    `> After [the original](${original.url}) by ${names}, published on ${formatDate({ date, locale: 'en' })} and rewritten on ${formatDate({ date: original.rewritten, locale: 'en' })}.`,
  ];
}
