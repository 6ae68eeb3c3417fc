import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { formatDate } from '#shared/format-date.ts';
import { listNames } from '#shared/list-names.ts';
import type { BlogPostPage, DocsContext, PageData } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { twinPath } from '#shared/twin-path.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import type { TwinWords } from './twin-words.ts';

type Banner = NonNullable<DocsContext['banner']>;

/** Notes that readers need before the text: its age, its original author. */
export function notesOf(
  context: TwinWords & { config: ResolvedSiteConfig },
  page: PageData,
): string[] {
  if (page.kind === 'blog-post') return originalNote(page, context);
  if (!('docs' in page) || page.docs.banner === undefined) return [];
  const { banner, version } = page.docs;
  const { config, strings } = context;
  const { notes } = strings.twins;
  const where = latestWords({ page, banner, config, notes });
  return [`> ${fill(notes[banner.kind], { version: version.label, where })}`];
}

/** Where the topic is in the latest version, according to the versions and the history of exports. */
function latestWords(options: {
  page: PageData;
  banner: Banner;
  config: ResolvedSiteConfig;
  notes: Strings['twins']['notes'];
}): string {
  const { page, banner, config, notes } = options;
  const { latestHref, latestLabel: latest, samePage } = banner;
  const say = (note: string, href: string) =>
    fill(note, { latest, address: twinAddress(config, href) });
  if (samePage) return say(notes.same, latestHref);
  const history = page.kind === 'api-symbol' ? page.history : [];
  const moved = history.at(-1)?.href;
  if (moved !== undefined) return say(notes.moved, moved);
  const gone = history.findLast(({ goneHref }) => goneHref !== undefined)?.goneHref;
  return gone === undefined ? say(notes.noPage, latestHref) : say(notes.gone, gone);
}

function twinAddress(config: ResolvedSiteConfig, href: string): string {
  const [path = '', anchor] = href.split('#');
  const address = absoluteAddress(config, twinPath(path));
  return anchor === undefined ? address : `${address}#${anchor}`;
}

function originalNote({ post }: BlogPostPage, { strings, lang }: TwinWords): string[] {
  const { original, date } = post;
  if (original === undefined) return [];
  const { blog, content, twins } = strings;
  const note = fill(twins.notes.original, {
    original: `[${blog.theOriginal}](${original.url})`,
    authors: listNames(
      original.authors.map(({ name }) => name),
      content.and,
    ),
    published: formatDate({ date, locale: lang }),
    rewritten: formatDate({ date: original.rewritten, locale: lang }),
  });
  return [`> ${note}`];
}
