import type { ResolvedBlogConfig, ResolvedSiteConfig } from '#schema/site-config.ts';
import type { CompiledMdx, ContentAsset, ContentLink } from '#shared/content.ts';
import { tocLevels } from '#shared/limits.ts';
import type { NavbarItem } from '#shared/navbar-items.ts';
import type { ContentReference } from '#shared/page-data.ts';
import type { Pagination } from '#shared/pagination.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import type { Blog, Post } from '../blog/post.ts';
import { defined } from '../defined.ts';
import { authorRoutes, tagRoutes } from './author-and-tag-routes.ts';
import { buildPostHead } from './blog-head.ts';
import { groupByYear, paginate, relatedPosts } from './blog-lists.ts';
import { type BlogBuilding, classNames, listBase, listRoute } from './blog-page.ts';

/**
 * Resolved links of one content file: `href` as written -> site path; unchanged ones are left out.
 */
export type ResolveLinks = (input: { file: string; path: string; links: ContentLink[] }) => {
  links: Record<string, string>;
  problems: Problem[];
};

/** The blog, and everything around it on its pages. */
export interface BuildBlogRoutesInput {
  site: ResolvedSiteConfig;
  config: ResolvedBlogConfig;
  strings: Strings;
  blog: Blog;
  /** The navbar outside the docs. */
  navbar: NavbarItem[];
  resolveLinks: ResolveLinks;
}

/** The blog's part of a site. */
export interface BuildBlogRoutesResult {
  routes: Route[];
  /** Compiled content by key; an excerpt has a separate key and `code`. */
  contents: Record<string, CompiledMdx>;
  assets: ContentAsset[];
  problems: Problem[];
}

/** Builds every page of the blog: lists, posts, archive, authors and tags. */
export function buildBlogRoutes(input: BuildBlogRoutesInput): BuildBlogRoutesResult {
  const { blog, config } = input;
  const listed = blog.posts.filter(({ frontMatter }) => !frontMatter.unlisted);
  const summaries = listed.map(({ summary }) => summary);
  const recentCount = config.sidebarCount === 'ALL' ? summaries.length : config.sidebarCount;
  const path = `/${config.routeBasePath}`;
  const building: BlogBuilding = {
    ...input,
    path,
    listed,
    context: { title: config.title, path, recent: groupByYear(summaries.slice(0, recentCount)) },
  };
  const contents: Record<string, CompiledMdx> = {};
  const problems: Problem[] = [];
  const references = new Map<Post, { content: ContentReference; excerpt: ContentReference }>();
  for (const post of blog.posts) {
    const { file, compiled, summary } = post;
    const resolved = input.resolveLinks({ file, path: summary.path, links: compiled.links });
    problems.push(...resolved.problems);
    const content = { key: file, links: resolved.links };
    const excerpt = excerptOf(post, content);
    contents[content.key] = compiled;
    contents[excerpt.key] ??= { ...compiled, code: compiled.excerptCode ?? compiled.code };
    references.set(post, { content, excerpt });
  }
  const referencesOf = (post: Post) => {
    const found = references.get(post);
    if (found === undefined) throw new Error(`No content for ${post.file}.`);
    return found;
  };
  return {
    routes: [
      ...listRoutes(building, (post) => referencesOf(post).excerpt),
      ...blog.posts.map((post) => postRoute(building, post, referencesOf(post).content)),
      archiveRoute(building),
      ...authorRoutes(building),
      ...tagRoutes(building),
    ],
    contents,
    assets: blog.posts.flatMap(({ compiled }) => compiled.assets),
    problems,
  };
}

/**
 * The excerpt's content. Its bare anchors link to the post, because the list does not have them.
 */
function excerptOf({ compiled, summary }: Post, content: ContentReference): ContentReference {
  const anchors = compiled.links
    .filter(({ href }) => href.startsWith('#'))
    .map(({ href }) => [href, `${summary.path}${href}`]);
  return {
    key: compiled.excerptCode === undefined ? content.key : `${content.key}#excerpt`,
    links: { ...content.links, ...Object.fromEntries(anchors) },
  };
}

function listRoutes(building: BlogBuilding, excerpt: (post: Post) => ContentReference): Route[] {
  const { config, listed, path, strings } = building;
  const words = strings.blog;
  const pages = paginate(listed, config.postsPerPage);
  const pathOf = (number: number) => (number === 1 ? path : `${path}/page/${number}`);
  return pages.map((posts, index) => {
    const page = index + 1;
    const pagination: Pagination = {
      ...(page > 1 ? { previous: { title: words.newerPosts, href: pathOf(page - 1) } } : {}),
      ...(page < pages.length ? { next: { title: words.olderPosts, href: pathOf(page + 1) } } : {}),
    };
    const isFirst = page === 1;
    const base = listBase(building, {
      path: pathOf(page),
      kind: 'blog-list',
      title: isFirst
        ? config.title
        : fill(words.listPage, { title: config.title, page: String(page) }),
      description: isFirst
        ? config.description
        : fill(words.pageOf, {
            about: config.description,
            page: String(page),
            count: String(pages.length),
          }),
    });
    return listRoute(building, {
      ...base,
      kind: 'blog-list',
      title: config.title,
      posts: posts.map((post) => ({ post: post.summary, excerpt: excerpt(post) })),
      page,
      pageCount: pages.length,
      pagination,
    });
  });
}

function postRoute(building: BlogBuilding, post: Post, content: ContentReference): Route {
  const { listed, site, navbar, context } = building;
  const { summary, frontMatter, compiled, editUrl, lastUpdated, file } = post;
  const summaries = listed.map((entry) => entry.summary);
  const place = listed.indexOf(post);
  const newer = place > 0 ? summaries[place - 1] : undefined;
  const older = place >= 0 ? summaries[place + 1] : undefined;
  // A tag used only by unlisted posts gets no page.
  const tagPaths = new Set(summaries.flatMap(({ tags }) => tags.map(({ path }) => path)));
  const toc = compiled.toc.filter(({ level }) => level >= tocLevels.min && level <= tocLevels.max);
  return {
    path: summary.path,
    source: { file },
    inSitemap: !frontMatter.unlisted,
    lastUpdated: lastUpdated ?? summary.date,
    page: {
      path: summary.path,
      head: buildPostHead({ config: site, post }),
      navbar,
      className: classNames('blog-post'),
      kind: 'blog-post',
      blog: context,
      post: { ...summary, tags: summary.tags.filter(({ path }) => tagPaths.has(path)) },
      toc: frontMatter.hide_table_of_contents ? [] : toc,
      content,
      ...defined({ discussion: frontMatter.discussion, editUrl, lastUpdated }),
      pagination: {
        ...(newer === undefined ? {} : { previous: { title: newer.title, href: newer.path } }),
        ...(older === undefined ? {} : { next: { title: older.title, href: older.path } }),
      },
      related: relatedPosts({ post: summary, posts: summaries }),
    },
  };
}

function archiveRoute(building: BlogBuilding): Route {
  const { config, listed, path, strings } = building;
  const base = listBase(building, {
    path: `${path}/archive`,
    kind: 'blog-archive',
    title: fill(strings.blog.archiveTitle, { blog: config.title }),
    description: fill(strings.blog.byYear, { about: config.description }),
  });
  const years = groupByYear(listed.map(({ summary }) => summary));
  return listRoute(building, { ...base, kind: 'blog-archive', years });
}
