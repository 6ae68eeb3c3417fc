import type { Item } from 'feed';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { BlogPost } from '#shared/blog.ts';
import { formatDate } from '#shared/format-date.ts';
import { listNames } from '#shared/list-names.ts';
import type { BlogPostPage, PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { defined } from '../defined.ts';
import type { FeedAbout, FeedEntry } from './feed.ts';
import { fillFeed } from './fill-feed.ts';
import { buildJsonFeed } from './json-feed.ts';
import { readPostHtml } from './read-post-html.ts';

/**
 * Builds RSS 2.0, Atom and JSON Feed of the blog, newest post first. Unlisted posts are left out.
 *
 * @param documents HTML page of each post by path; a post without one is included with its summary only
 * @returns path below the output folder -> text; empty for a site without a blog
 */
export function buildFeeds({
  config,
  strings,
  routes,
  documents,
}: {
  config: ResolvedSiteConfig;
  strings: Strings;
  routes: Route[];
  documents?: ReadonlyMap<string, string>;
}): Map<string, string> {
  const { blog, i18n } = config;
  if (blog === false) return new Map();
  const folder = blog.routeBasePath;
  const address = (path: string) => absoluteAddress(config, path);
  const about: FeedAbout = {
    title: `${config.title} ${blog.title}`,
    description: blog.description,
    address: address(`/${folder}`),
    language: i18n.locales[i18n.defaultLocale]?.htmlLang ?? i18n.defaultLocale,
    feeds: {
      rss: address(`/${folder}/rss.xml`),
      atom: address(`/${folder}/atom.xml`),
      json: address(`/${folder}/feed.json`),
    },
  };
  /** Feed readers do not show the note at the top of a post. */
  const summaryOf = ({ description, original, date }: BlogPost): string => {
    if (original === undefined) return description;
    const dateOf = (day: string) => formatDate({ date: day, locale: about.language });
    return fill(strings.blog.afterOriginal, {
      description,
      authors: listNames(
        original.authors.map(({ name }) => name),
        strings.content.and,
      ),
      published: dateOf(date),
      rewritten: dateOf(original.rewritten),
    });
  };
  const entries = routes
    .flatMap(({ page }) =>
      isInFeeds(page)
        ? [
            buildEntry({
              post: page.post,
              summary: summaryOf(page.post),
              document: documents?.get(page.path),
              address,
            }),
          ]
        : [],
    )
    .sort((a, b) => (a.published < b.published ? 1 : -1));
  return new Map([
    [`${folder}/rss.xml`, `${fillFeed({ about, entries, authorsOf: rssAuthors }).rss2()}\n`],
    [`${folder}/atom.xml`, `${fillFeed({ about, entries, authorsOf: atomAuthors }).atom1()}\n`],
    [`${folder}/feed.json`, buildJsonFeed({ about, entries })],
  ]);
}

/** Whether feeds include the page as a post. */
export function isInFeeds(page: PageData): page is BlogPostPage {
  return page.kind === 'blog-post' && !page.head.robots?.includes('noindex');
}

function buildEntry({
  post,
  summary,
  document,
  address,
}: {
  post: BlogPost;
  summary: string;
  document: string | undefined;
  address: (path: string) => string;
}): FeedEntry {
  const html = document && readPostHtml({ html: document, address: address(post.path) });
  return {
    address: address(post.path),
    title: post.title,
    summary,
    published: post.date,
    authors: post.authors.map(({ name, url, path }) => ({ name, address: url ?? address(path) })),
    tags: post.tags.map(({ label }) => label),
    ...defined({ html: html || undefined }),
  };
}

function atomAuthors({ authors }: FeedEntry): Partial<Item> {
  return { author: authors.map(({ name, address }) => ({ name, link: address })) };
}

/** RSS requires email addresses in `author`, so names go into Dublin Core's `creator`. */
function rssAuthors({ authors }: FeedEntry): Partial<Item> {
  if (authors.length === 0) return {};
  const creator = {
    _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    _text: authors.map(({ name }) => name).join(', '),
  };
  return { extensions: [{ name: 'dc:creator', objects: creator }] };
}
