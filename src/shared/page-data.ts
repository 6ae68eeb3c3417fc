import type { PageAnchors } from './anchors.ts';
import type { ApiExport, ApiSymbol } from './api.ts';
import type { ApiChanges, HistoryItem } from './api-changes.ts';
import type { Author, BlogPost, BlogYear, Tag } from './blog.ts';
import type { Breadcrumb } from './breadcrumb.ts';
import type { PageHead } from './head.ts';
import type { LessonPart, LessonSummary } from './learn/lesson.ts';
import type { SampleFile } from './mdx-components.ts';
import type { NavbarItem } from './navbar.ts';
import type { PageFeedback } from './page-feedback.ts';
import type { Pagination } from './pagination.ts';
import type { Script } from './playground/compiler.ts';
import type { TocItem } from './toc.ts';

/**
 * Everything one page shows. The engine computes it once; components draw it and decide nothing
 * about content. Paths in it do not carry the base URL: `Link` adds it.
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

export interface PageBase {
  /** Site path without base URL and trailing slash: `/docs/quickstart`; `/` for the home page. */
  path: string;
  head: PageHead;
  navbar: NavbarItem[];
  /** Class names of the page's kind for style sheets and tests: `docs-page docs-version-current`. */
  className: string;
  /** Where old ids of sections lead; left out where there are none. */
  anchors?: PageAnchors;
}

/** MDX content to draw: key into the render input's `contents`, links resolved. */
export interface ContentReference {
  key: string;
  /** `href` as written -> site path with anchor. Addresses that need no change are left out. */
  links: Record<string, string>;
  /** Names in inline code -> site path of their page in the reference. */
  names?: Record<string, string>;
}

/** What all pages of a docs version share. */
export interface DocsContext {
  version: { name: string; label: string; path: string; release: string; isLast: boolean };
  /** Set where the version's pages carry a banner. */
  banner?: {
    kind: 'unmaintained' | 'unreleased';
    /** The same page in the latest version, or that version's root. */
    latestHref: string;
    latestLabel: string;
    /** Whether `latestHref` is the same page, and not only the root. */
    samePage: boolean;
    /** Where the same page is compared with the next version's, if that is the latest. */
    changesHref?: string;
  };
  /** Key of its sidebar in `Site.sidebars`; left out where no sidebar lists the page. */
  sidebar?: string;
  breadcrumbs: Breadcrumb[];
  pagination: Pagination;
  /** Set where readers may save the version and read it offline. */
  offline?: true;
}

export interface DocPage extends PageBase {
  kind: 'doc';
  docs: DocsContext;
  id: string;
  title: string;
  description: string;
  hideTitle: boolean;
  unlisted: boolean;
  /** Language and direction of the text where it has no translation; left out where they are the site's. */
  untranslated?: { htmlLang: string; direction: 'ltr' | 'rtl' };
  /** Empty where the page hides it. */
  toc: TocItem[];
  /** Where to ask about the page. */
  assistants: { label: string; href: string }[];
  /** The lesson of the course that belongs to the page. */
  lesson?: { href: string; number: number };
  /** Where the page is compared with the one of the version before, and that version's label. */
  changes?: { href: string; from: string } | undefined;
  content: ContentReference;
  /** Site path of the feed of changes, on the version's root. */
  changesFeed?: string;
  /** Where readers say whether it was helpful; none where the site does not ask. */
  feedback?: PageFeedback;
  editUrl?: string;
  /** ISO date of the last commit that touched the file. */
  lastUpdated?: string;
}

/** A page of the docs compared with the one about the same topic in the version before. */
export interface DocChangesPage extends PageBase {
  kind: 'doc-changes';
  /** Without a sidebar: two columns of text need the room. */
  docs: DocsContext;
  /** Title of the page that is compared. */
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

/** The generated index of a sidebar category. */
export interface CategoryIndexPage extends PageBase {
  kind: 'category-index';
  docs: DocsContext;
  title: string;
  description: string;
  cards: { title: string; description: string; href: string; count?: number }[];
}

/** The entrance to the API reference of a version. */
export interface ApiIndexPage extends PageBase {
  kind: 'api-index';
  docs: DocsContext;
  title: string;
  description: string;
  packages: { name: string; description: string; entries: ApiEntryLink[] }[];
}

/** An entry of a package, as lists of entries show it. */
export interface ApiEntryLink {
  name: string;
  path: string;
  isUnstable: boolean;
  /** Number of names that it exports. */
  count: number;
}

/** Everything that one entry exports. */
export interface ApiEntryPage extends PageBase {
  kind: 'api-entry';
  docs: DocsContext;
  /** What is imported from: `@trpc/server/adapters/express`. */
  entry: string;
  description: string;
  isUnstable: boolean;
  toc: TocItem[];
  /** Names that have their page here, by kind. */
  groups: { id: string; label: string; exports: ApiExport[] }[];
  /** Names that have it elsewhere, by the entry that has it. */
  reexports: { from: string; exports: ApiExport[] }[];
  /** Other entries of the package; on its main page only. */
  entries: ApiEntryLink[];
}

export interface ApiSymbolPage extends PageBase {
  kind: 'api-symbol';
  docs: DocsContext;
  symbol: ApiSymbol;
  toc: TocItem[];
  /** Guides that show or mention it, those that say most first. */
  usedIn: { title: string; href: string }[];
  /** What it was in each version, oldest first; empty where nothing is known. */
  history: HistoryItem[];
}

/** Everything that the packages of a version export differently from those of the version before. */
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

/** Guides of two versions: those that differ lead to their comparison. */
export interface GuideChanges {
  changed: { title: string; href: string }[];
  added: { title: string; href: string }[];
  gone: { title: string; href: string }[];
}

/** What all blog pages show beside their content. */
export interface BlogContext {
  title: string;
  /** Root path of the blog: `/blog`. */
  path: string;
  /** Posts for the blog's sidebar. */
  recent: BlogYear[];
}

export interface BlogListPage extends PageBase {
  kind: 'blog-list';
  blog: BlogContext;
  title: string;
  posts: { post: BlogPost; excerpt: ContentReference }[];
  page: number;
  pageCount: number;
  pagination: Pagination;
}

export interface BlogPostPage extends PageBase {
  kind: 'blog-post';
  blog: BlogContext;
  post: BlogPost;
  toc: TocItem[];
  content: ContentReference;
  /** Address of the thread about it. */
  discussion?: string;
  editUrl?: string;
  lastUpdated?: string;
  /** previous = newer post, next = older post. */
  pagination: Pagination;
  related: BlogPost[];
}

export interface BlogArchivePage extends PageBase {
  kind: 'blog-archive';
  blog: BlogContext;
  years: BlogYear[];
}

export interface BlogAuthorsPage extends PageBase {
  kind: 'blog-authors';
  blog: BlogContext;
  /** How many posts they wrote, and how many that later posts were rewritten after. */
  authors: { author: Author; count: number; originals: number }[];
}

export interface BlogAuthorPage extends PageBase {
  kind: 'blog-author';
  blog: BlogContext;
  author: Author;
  posts: BlogPost[];
  /** Posts that were rewritten after theirs. */
  originals: BlogPost[];
}

export interface BlogTagsPage extends PageBase {
  kind: 'blog-tags';
  blog: BlogContext;
  tags: { tag: Tag; count: number }[];
}

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

/** A lesson: words at one side, code to change at the other. */
export interface LessonPage extends PageBase, LessonSummary {
  kind: 'lesson';
  /** Number of lessons that there are. */
  count: number;
  part: LessonPart;
  /** Says the rest. */
  guide: { title: string; href: string };
  /** Shown one by one. */
  hints: string[];
  content: ContentReference;
  /** What the reader begins with, the server first; `solution` has the same files. */
  start: SampleFile[];
  solution: SampleFile[];
  /** Runs in the sandbox: see `LessonChecks`. */
  check: Script;
  pagination: Pagination;
}

/** A page written in TSX under `content/pages`. */
export interface CustomPage extends PageBase {
  kind: 'custom';
  /** Key of the page module: its path below `content/pages`, `index.tsx`. */
  module: string;
  /** The MDX file beside the module, where there is one: words and samples that the module lays out. */
  content?: ContentReference;
}

export interface NotFoundPage extends PageBase {
  kind: 'not-found';
  /** Places to go on from, which exist on this site. */
  links: { label: string; href: string }[];
  /** All pages that may be suggested, fetched by the browser only on this page. */
  suggestionsHref: string;
}
