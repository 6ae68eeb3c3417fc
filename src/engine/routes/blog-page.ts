import type { ResolvedBlogConfig, ResolvedSiteConfig } from '#schema/site-config.ts';
import type { NavbarItem } from '#shared/navbar-items.ts';
import type { BlogContext, PageBase } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import type { Strings } from '#shared/strings/strings.ts';
import type { Blog, Post } from '../blog/post.ts';
import { defined } from '../defined.ts';
import { buildHead } from './build-head.ts';

/** Inputs of every blog page. */
export interface BlogBuilding {
  site: ResolvedSiteConfig;
  config: ResolvedBlogConfig;
  strings: Strings;
  blog: Blog;
  /** The navbar outside the docs. */
  navbar: NavbarItem[];
  /** Root path of the blog. */
  path: string;
  /** Listed posts, newest first. */
  listed: Post[];
  context: BlogContext;
}

/** Common parts of all lists: a head and the blog's sidebar. */
export function listBase(
  { site, navbar, context }: BlogBuilding,
  about: { path: string; kind: string; title: string; description: string },
): PageBase & { blog: BlogContext } {
  const { path, kind, title, description } = about;
  return {
    path,
    head: buildHead({ config: site, path, title, description }),
    navbar,
    className: classNames(kind),
    blog: context,
  };
}

/** Lists change with each new post, so they have the date of the newest one. */
export function listRoute(
  { listed }: BlogBuilding,
  page: Route['page'],
  source: Route['source'] = { file: 'content/blog' },
): Route {
  const newest = listed[0]?.summary.date;
  return {
    path: page.path,
    source,
    page,
    inSitemap: true,
    ...defined({ lastUpdated: newest }),
  };
}

/** Class names of a page by its kind: `blog-page blog-list-page`. */
export function classNames(kind: string): string {
  return `blog-page ${kind}-page`;
}
