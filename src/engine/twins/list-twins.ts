import type { BlogPost, BlogYear } from '#shared/blog.ts';
import type {
  ApiEntryPage,
  ApiIndexPage,
  BlogArchivePage,
  BlogAuthorPage,
  BlogAuthorsPage,
  BlogListPage,
  BlogTagPage,
  BlogTagsPage,
  CategoryIndexPage,
  LearnIndexPage,
} from '#shared/page-data.ts';
import { fill, plural } from '#shared/strings/fill.ts';
import type { TwinWords } from './twin-words.ts';

/** Pages that list other pages. */
export type ListPage =
  | CategoryIndexPage
  | ApiIndexPage
  | ApiEntryPage
  | BlogListPage
  | BlogArchivePage
  | BlogAuthorsPage
  | BlogAuthorPage
  | BlogTagsPage
  | BlogTagPage
  | LearnIndexPage;

type Link = (href: string) => string;

interface Item {
  label: string;
  href: string;
  text?: string;
}

/** The text of a page that is a list of pages. */
export function listTwin(options: { page: ListPage; link: Link; words: TwinWords }): string {
  const { page, link, words } = options;
  const { strings, lang } = words;
  const list = (items: Item[]): string =>
    items
      .map(({ label, href, text }) => {
        return `- [${label}](${link(href)})${text ? `: ${plainText(text)}` : ''}`;
      })
      .join('\n');
  const posts = (found: BlogPost[]): string => list(found.map(postItem));
  const years = (found: BlogYear[]): string[] =>
    found.flatMap(({ year, posts: ofYear }) => [`## ${year}`, posts(ofYear)]);
  switch (page.kind) {
    case 'category-index':
      return join([
        page.description,
        list(
          page.cards.map(({ title, href, description }) => ({
            label: title,
            href,
            text: description,
          })),
        ),
      ]);
    case 'api-index':
      return join([
        page.description,
        ...page.packages.flatMap(({ name, description, entries }) => [
          `## ${name}`,
          description,
          list(
            entries.map(({ name: label, path, count, isUnstable }) => {
              const { exports, unstableExports } = strings.twins;
              const text = plural(isUnstable ? unstableExports : exports, count, {}, lang);
              return { label, href: path, text };
            }),
          ),
        ]),
      ]);
    case 'api-entry':
      return entryTwin({ page, list, words });
    case 'blog-list':
      return posts(page.posts.map(({ post }) => post));
    case 'blog-archive':
      return join(years(page.years));
    case 'blog-authors':
      return list(
        page.authors.map(({ author, count }) => {
          const text = `${author.title ? `${author.title}, ` : ''}${countPosts(count, words)}`;
          return { label: author.name, href: author.path, text };
        }),
      );
    case 'blog-author':
      return join([
        page.author.title ?? '',
        posts(page.posts),
        ...(page.originals.length > 0
          ? [`## ${strings.twins.originals}`, posts(page.originals)]
          : []),
      ]);
    case 'blog-tags':
      return list(
        page.tags.map(({ tag, count }) => {
          return { label: tag.label, href: tag.path, text: countPosts(count, words) };
        }),
      );
    case 'blog-tag':
      return posts(page.posts);
    case 'learn-index':
      return join([
        strings.learn.lead,
        ...page.parts.flatMap(({ part, lessons }) => [
          `## ${strings.learn.parts[part]}`,
          list(
            lessons.map(({ number, title, href, goal }) => {
              return { label: `${number}. ${title}`, href, text: goal };
            }),
          ),
        ]),
      ]);
  }
}

function entryTwin(options: {
  page: ApiEntryPage;
  list: (items: Item[]) => string;
  words: TwinWords;
}): string {
  const { page, list, words } = options;
  const { api, twins } = words.strings;
  const exportItem = ({
    name,
    path,
    summary,
    isDeprecated,
  }: ApiEntryPage['groups'][0]['exports'][0]) => {
    return {
      label: name,
      href: path,
      text: isDeprecated ? `(${api.deprecated}) ${summary}` : summary,
    };
  };
  return join([
    page.description,
    page.isUnstable ? `> **${api.unstableTitle}.** ${twins.unstable}` : '',
    ...page.groups.flatMap(({ label, id, exports }) => [
      `## ${label} {#${id}}`,
      list(exports.map(exportItem)),
    ]),
    ...page.reexports.flatMap(({ from, exports }) => [
      `## ${fill(twins.from, { name: from })}`,
      list(exports.map(exportItem)),
    ]),
    ...(page.entries.length > 0
      ? [
          `## ${api.otherEntries}`,
          list(page.entries.map(({ name, path }) => ({ label: name, href: path }))),
        ]
      : []),
  ]);
}

/** Plain text on one line. */
function plainText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\<*`[\]]/g, '\\$&')
    .trim();
}

function postItem({ title, path, date, description }: BlogPost): Item {
  return { label: title, href: path, text: `${date}. ${description}` };
}

function countPosts(count: number, { strings, lang }: TwinWords): string {
  return plural(strings.blog.posts, count, {}, lang);
}

function join(blocks: string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}
