import type { PageAnchors } from './anchors.ts';
import type { ApiExport, ApiSymbol, SymbolExample } from './api.ts';
import type { ApiChanges, HistoryItem } from './api-changes.ts';
import type { Author, BlogPost, BlogYear, Tag } from './blog.ts';
import type { Breadcrumb } from './breadcrumb.ts';
import type { CardDemo } from './card-demo.ts';
import type { PageHead } from './head.ts';
import type { LessonPart, LessonSummary } from './learn/lesson.ts';
import type { SampleFile } from './mdx-components.ts';
import type { NavbarItem } from './navbar-items.ts';
import type { PageFeedback } from './page-feedback.ts';
import type { Pagination } from './pagination.ts';
import type { Script } from './playground/compiler.ts';
import type { TocItem } from './toc.ts';

/**
 * Everything that one page shows. The engine computes it once; components render it and make no decisions about
 * content. Its paths do not include the base URL: `ContentLink` adds it.
 */
export type PageData =
  | DocPage
  | DocChangesPage
  | CategoryIndexPage
  | ApiIndexPage
  | ApiEntryPage
  | ApiSymbolPage
  | ApiChangesPage
  | BlogListPage
  | BlogPostPage
  | BlogArchivePage
  | BlogAuthorsPage
  | BlogAuthorPage
  | BlogTagsPage
  | BlogTagPage
  | LearnIndexPage
  | LessonPage
  | CustomPage
  | NotFoundPage;

/** The data that every page has. */
export interface PageBase {
  /** Site path without base URL and trailing slash: `/docs/quickstart`; `/` for the home page. */
  path: string;
  head: PageHead;
  navbar: NavbarItem[];
  /** Class names of `<html>`, by which scripts of services can tell kinds of pages: `docs-page docs-version-current`. */
  className: string;
  /** Targets of old section ids; left out if there are none. */
  anchors?: PageAnchors;
}

/** MDX content to render: key into the render input's `contents`, links resolved. */
export interface ContentReference {
  key: string;
  /** `href` as written -> site path with anchor. Addresses that need no change are left out. */
  links: Record<string, string>;
  /** Names in inline code -> site path of their page in the reference. */
  names?: Record<string, string>;
}

/** Data shared by all pages of a docs version. */
export interface DocsContext {
  version: { name: string; label: string; path: string; release: string; isLast: boolean };
  /** Set if the version's pages show a banner. */
  banner?: {
    kind: 'unmaintained' | 'unreleased';
    /** The same page in the latest version, or that version's root. */
    latestHref: string;
    latestLabel: string;
    /** Whether `latestHref` is the same page and not only the root. */
    samePage: boolean;
    /** The comparison of this page with the next version's, if that is the latest. */
    changesHref?: string;
  };
  /** Key of its sidebar in `Site.sidebars`; left out if no sidebar lists the page. */
  sidebar?: string;
  breadcrumbs: Breadcrumb[];
  pagination: Pagination;
  /** Set if readers may save the version for offline reading. */
  offline?: true;
}

/** A guide of a version. */
export interface DocPage extends PageBase {
  kind: 'doc';
  docs: DocsContext;
  id: string;
  title: string;
  description: string;
  hideTitle: boolean;
  unlisted: boolean;
  /** Factor for its search results; left out if it is 1. */
  searchBoost?: number;
  /** Language and direction of the text if it is not translated; left out if they are the site's. */
  untranslated?: { htmlLang: string; direction: 'ltr' | 'rtl' };
  /** Empty if the page hides it. */
  toc: TocItem[];
  /** Assistants that readers can ask about the page. */
  assistants: { label: string; href: string }[];
  /** The lessons about the same topic, in the order of the course. */
  lessons?: { href: string; number: number }[];
  /** The comparison of the page with the previous version's, and that version's label. */
  changes?: { href: string; from: string } | undefined;
  content: ContentReference;
  /** Site path of the feed of changes, on the version's root only. */
  changesFeed?: string;
  /** Where readers rate the page; undefined if the site does not ask. */
  feedback?: PageFeedback;
  editUrl?: string;
  /** ISO date of the last commit that changed the file. */
  lastUpdated?: string;
}

/** A docs page compared with the page about the same topic in the previous version. */
export interface DocChangesPage extends PageBase {
  kind: 'doc-changes';
  /** No sidebar, because two columns of text need the space. */
  docs: DocsContext;
  /** Title of the compared page. */
  title: string;
  newer: ComparedPage;
  older: ComparedPage;
}

/** One side of a comparison. */
export interface ComparedPage {
  /** Label of its version. */
  label: string;
  href: string;
  /** Key of its content. */
  key: string;
}

/** The generated index page of a sidebar category. */
export interface CategoryIndexPage extends PageBase {
  kind: 'category-index';
  docs: DocsContext;
  title: string;
  description: string;
  cards: { title: string; description: string; href: string; count?: number }[];
}

/** The start page of a version's API reference. */
export interface ApiIndexPage extends PageBase {
  kind: 'api-index';
  docs: DocsContext;
  title: string;
  description: string;
  packages: { name: string; description: string; entries: ApiEntryLink[] }[];
}

/** An entry of a package in a list of entries. */
export interface ApiEntryLink {
  name: string;
  path: string;
  isUnstable: boolean;
  /** Number of exported names. */
  count: number;
}

/** Everything that one entry exports. */
export interface ApiEntryPage extends PageBase {
  kind: 'api-entry';
  docs: DocsContext;
  /** The import specifier: `@trpc/server/adapters/express`. */
  entry: string;
  description: string;
  isUnstable: boolean;
  toc: TocItem[];
  /** Names whose page is here, by kind. */
  groups: { id: string; label: string; exports: ApiExport[] }[];
  /** Names whose page is elsewhere, by the entry that has it. */
  reexports: { from: string; exports: ApiExport[] }[];
  /** Other entries of the package; set on its main page only. */
  entries: ApiEntryLink[];
}

/** A name in the reference. */
export interface ApiSymbolPage extends PageBase {
  kind: 'api-symbol';
  docs: DocsContext;
  symbol: ApiSymbol;
  toc: TocItem[];
  /** Guides that show or mention it, most detailed first. */
  usedIn: { title: string; href: string }[];
  /** A file from one of them; undefined if none is short and imports it. */
  example?: SymbolExample | undefined;
  /** Its history, oldest version first; empty if nothing is known. */
  history: HistoryItem[];
}

/** How the exports of a version's packages differ from the previous version's. */
export interface ApiChangesPage extends PageBase {
  kind: 'api-changes';
  docs: DocsContext;
  title: string;
  description: string;
  toc: TocItem[];
  older: { label: string; release: string };
  changes: ApiChanges;
  guides: GuideChanges;
}

/** Guides of two versions; the ones that differ link to their comparison. */
export interface GuideChanges {
  changed: { title: string; href: string }[];
  added: { title: string; href: string }[];
  gone: { title: string; href: string }[];
}

/** What all blog pages show besides their content. */
export interface BlogContext {
  title: string;
  /** Root path of the blog: `/blog`. */
  path: string;
  /** Posts for the blog's sidebar. */
  recent: BlogYear[];
}

/** One page of the list of posts. */
export interface BlogListPage extends PageBase {
  kind: 'blog-list';
  blog: BlogContext;
  title: string;
  posts: { post: BlogPost; excerpt: ContentReference }[];
  page: number;
  pageCount: number;
  pagination: Pagination;
}

/** A post. */
export interface BlogPostPage extends PageBase {
  kind: 'blog-post';
  blog: BlogContext;
  post: BlogPost;
  toc: TocItem[];
  content: ContentReference;
  /** Address of the discussion thread. */
  discussion?: string;
  editUrl?: string;
  lastUpdated?: string;
  /** previous = newer post, next = older post. */
  pagination: Pagination;
  related: BlogPost[];
}

/** All posts by year. */
export interface BlogArchivePage extends PageBase {
  kind: 'blog-archive';
  blog: BlogContext;
  years: BlogYear[];
}

/** All authors. */
export interface BlogAuthorsPage extends PageBase {
  kind: 'blog-authors';
  blog: BlogContext;
  /** How many posts they wrote, and how many of their posts were later rewritten. */
  authors: { author: Author; count: number; originals: number }[];
}

/** An author with their posts. */
export interface BlogAuthorPage extends PageBase {
  kind: 'blog-author';
  blog: BlogContext;
  author: Author;
  posts: BlogPost[];
  /** Posts that were rewritten from theirs. */
  originals: BlogPost[];
}

/** All tags. */
export interface BlogTagsPage extends PageBase {
  kind: 'blog-tags';
  blog: BlogContext;
  tags: { tag: Tag; count: number }[];
}

/** A tag with its posts. */
export interface BlogTagPage extends PageBase {
  kind: 'blog-tag';
  blog: BlogContext;
  tag: Tag;
  posts: BlogPost[];
}

/** The list of lessons. */
export interface LearnIndexPage extends PageBase {
  kind: 'learn-index';
  title: string;
  parts: { part: LessonPart; lessons: LessonSummary[] }[];
}

/** A lesson: text on one side, code to change on the other. */
export interface LessonPage extends PageBase, LessonSummary {
  kind: 'lesson';
  /** Total number of lessons. */
  count: number;
  part: LessonPart;
  /** Text after the code. */
  guide: { title: string; href: string };
  /** Revealed one by one. */
  hints: string[];
  content: ContentReference;
  /** The starting code, the server first; `solution` has the same files. */
  start: SampleFile[];
  solution: SampleFile[];
  /** Run in the sandbox: see `LessonChecks`. */
  check: Script;
  pagination: Pagination;
}

/** A page written in TSX under `content/pages`. */
export interface CustomPage extends PageBase {
  kind: 'custom';
  /** Key of the page module: its path below `content/pages`, `index.tsx`. */
  module: string;
  /** Code for its social card. */
  cardDemo?: CardDemo;
  /** The MDX file beside the module, if there is one: text and samples that the module lays out. */
  content?: ContentReference;
}

/** The page for addresses that do not exist. */
export interface NotFoundPage extends PageBase {
  kind: 'not-found';
  /** Existing pages to continue from. */
  links: { place: 'docs' | 'search' | 'blog' | 'home'; href: string }[];
  /** All pages that may be suggested; the browser fetches this only here. */
  suggestionsHref: string;
}
