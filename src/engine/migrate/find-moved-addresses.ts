import { slug as slugOf } from 'github-slugger';
import type { SidebarItemConfig, SidebarsInput } from '#schema/sidebar-config.ts';
import type { AuthorList } from './authors.ts';
import { basePathOf } from './base-paths.ts';
import { readPostName } from './blog-names.ts';
import { type Fields, listOf, textOf } from './fields.ts';
import type { SourceData } from './source-data.ts';
import type { SourceDoc } from './source-docs.ts';
import type { SourceSite } from './source-site.ts';
import type { SourceVersion } from './source-versions.ts';
import type { TagList } from './tags.ts';

type Addresses = Map<string, string>;

const join = (...parts: string[]): string => `/${parts.filter(Boolean).join('/')}`;

function add(addresses: Addresses, there: string, here: string): void {
  if (there !== here) addresses.set(there, here);
}

/** Docs whose address differs here, relative to the site's root: old address -> new one. */
export function findMovedDocs(options: {
  site: SourceSite;
  docs: ReadonlyMap<string, readonly SourceDoc[]>;
}): Addresses {
  const { site, docs } = options;
  const { there, here } = basePathOf(site.config.docs, 'docs');
  const addresses: Addresses = new Map();
  for (const { folder, path } of site.versions) {
    for (const doc of docs.get(folder) ?? []) {
      if (doc.fields.draft === true) continue;
      add(addresses, join(there, path, doc.path), join(here, path, doc.path));
    }
  }
  return addresses;
}

/** The same for generated category index pages. */
export function findMovedCategories(options: {
  site: SourceSite;
  version: SourceVersion;
  sidebars: SidebarsInput;
}): Addresses {
  const { site, version, sidebars } = options;
  const { there, here } = basePathOf(site.config.docs, 'docs');
  const addresses: Addresses = new Map();
  const visit = (items: readonly SidebarItemConfig[]): void => {
    for (const item of items) {
      if (typeof item === 'string' || item.type !== 'category') continue;
      if (item.link?.type === 'generated-index') {
        const { slug } = item.link;
        add(addresses, join(there, version.path, slug), join(here, version.path, slug));
      }
      visit(item.items);
    }
  };
  for (const items of Object.values(sidebars)) visit(items as SidebarItemConfig[]);
  return addresses;
}

/** A post, with the fields that affect addresses. */
export interface SourcePost {
  /** Path in the blog's folder. */
  name: string;
  fields: Fields;
}

/** Posts, tags, authors and lists of a blog whose address differs here. */
export function findMovedPosts(options: {
  site: SourceSite;
  posts: readonly SourcePost[];
  tags: TagList;
  authors: AuthorList;
}): Addresses {
  const { site, tags, authors } = options;
  const posts = options.posts.filter(({ fields }) => fields.draft !== true);
  const listed = posts.filter(({ fields }) => fields.unlisted !== true);
  const { blog } = site.config;
  const { there, here } = basePathOf(blog, 'blog');
  const folderOf = (key: string, fallback: string): string => nameOf(blog, key) ?? fallback;
  const [tagsFolder, authorsFolder, pageFolder] = [
    folderOf('tagsBasePath', 'tags'),
    folderOf('authorsBasePath', 'authors'),
    folderOf('pageBasePath', 'page'),
  ];
  const perPage = blog?.get('postsPerPage').value ?? 10;
  const addresses: Addresses = new Map();
  /** A list with further pages, which redirect to its first one unless they exist here too. */
  const addList = (before: string, now: string, count: number, isPaged = false): void => {
    const pages = typeof perPage === 'number' && perPage > 0 ? Math.ceil(count / perPage) : 1;
    if (before !== now) addresses.set(before, now);
    for (let page = 2; page <= pages; page += 1) {
      const old = join(before.slice(1), pageFolder, String(page));
      if (!isPaged || old !== join(now.slice(1), 'page', String(page))) addresses.set(old, now);
    }
  };
  for (const { name, fields } of posts) {
    const slug = (textOf(fields.slug) ?? readPostName(name).slug).replace(/^\/+|\/+$/g, '');
    add(addresses, join(there, slug), join(here, slug));
  }
  const counts = countTags(listed, tags);
  for (const [before, { slug, count }] of counts) {
    addList(join(there, tagsFolder, before), join(here, 'tags', slug), count);
  }
  for (const [page, key] of authors.pages) {
    const isBy = ({ fields }: SourcePost): boolean =>
      [fields.authors].flat().some((author) => authors.keyOf(String(author)) === key);
    const count = listed.filter(isBy).length;
    addList(join(there, authorsFolder, page), join(here, 'authors', key), count);
  }
  if (posts.length === 0) return addresses;
  addList(join(there), join(here), listed.length, true);
  // Pages that were at the root keep it.
  if (site.moved.has('/') || hasHome(site)) addresses.delete('/');
  const archive = blog?.get('archiveBasePath').value;
  if (archive !== null) {
    const folder = textOf(archive)?.replace(/^\/+|\/+$/g, '') ?? 'archive';
    add(addresses, join(there, folder), join(here, 'archive'));
  }
  if (counts.size > 0) add(addresses, join(there, tagsFolder), join(here, 'tags'));
  if (authors.pages.size > 0) add(addresses, join(there, authorsFolder), join(here, 'authors'));
  for (const feed of ['rss.xml', 'atom.xml']) add(addresses, join(there, feed), join(here, feed));
  return addresses;
}

const nameOf = (blog: SourceData | undefined, key: string): string | undefined =>
  blog
    ?.get(key)
    .text()
    ?.replace(/^\/+|\/+$/g, '');

/** Last part of a tag's former address -> the new one, and the number of posts with the tag. */
function countTags(
  posts: readonly SourcePost[],
  tags: TagList,
): Map<string, { slug: string; count: number }> {
  const counts = new Map<string, { slug: string; count: number }>();
  for (const { fields } of posts) {
    for (const tag of listOf(fields.tags)) {
      const { label, slug: before } = tags.read(tag);
      if (!label) continue;
      const slug = slugOf(label);
      counts.set(before, { slug, count: (counts.get(before)?.count ?? 0) + 1 });
    }
  }
  return counts;
}

function hasHome({ files, config }: SourceSite): boolean {
  return [...files.names].some(
    (file) =>
      file.startsWith(`${config.pagesFolder}/`) &&
      /^index\.(?:[jt]sx?|mdx?)$/.test(file.slice(config.pagesFolder.length + 1)),
  );
}
