import type { CompiledMdx } from '#shared/content.ts';
import type { DocPage, PageData } from '#shared/page-data.ts';
import type { IndexedPage, IndexedSection } from '#shared/search/search-index-file.ts';
import type { Sidebar, SidebarItem } from '#shared/sidebar.ts';
import { defined } from '../defined.ts';
import { withoutSiteTitle } from '../routes/site-title.ts';
import type { Site } from '../site.ts';
import { addOtherNames } from './add-other-names.ts';
import { buildMessages } from './build-messages.ts';
import { collectLinkTexts } from './collect-link-texts.ts';
import { indexSymbol } from './index-symbol.ts';
import type { SearchPage } from './search-page.ts';
import { versionTag } from './version-tag.ts';

/** Sections with links at the end of pages; their descriptions are indexed as link texts of the targets. */
const NEXT_ANCHOR = 'next';

/** Everything that can be found, in route order. Pages with `noindex` are left out. */
export function buildSearchPages(
  site: Pick<Site, 'routes' | 'contents' | 'config' | 'sidebars' | 'versions' | 'strings'>,
): SearchPage[] {
  const linkTexts = collectLinkTexts(site);
  const latest = site.versions.find(({ isLast }) => isLast);
  // The course is about the latest version, so it only answers questions about that one.
  const courseTag = latest && versionTag(site.config, latest.name);
  return site.routes.flatMap(({ page }): SearchPage[] => {
    if (isHidden(page)) return [];
    const indexed = indexPage(site, page);
    if (!indexed) return [];
    const keywords = page.head.keywords ?? [];
    const { path } = page;
    const sections = page.kind === 'doc' ? site.contents[page.content.key]?.sections : undefined;
    return [
      {
        tag: (isCourse(page) && courseTag) || page.head.docsTag,
        indexed: addOtherNames({ page: indexed, keywords, linkTexts }),
        messages: buildMessages({ path, sections: sections ?? [] }),
      },
    ];
  });
}

/** Whether a page has `noindex` for another reason than its unreleased version. */
function isHidden(page: PageData): boolean {
  // A reader who types the name of an unstable symbol wants to know what it is.
  if (!page.head.robots?.includes('noindex') || page.kind === 'api-symbol') return false;
  if (!('docs' in page) || page.docs?.banner?.kind !== 'unreleased') return true;
  if (page.kind === 'api-entry') return page.isUnstable;
  return page.kind === 'doc' && page.unlisted;
}

function isCourse({ kind }: PageData): boolean {
  return kind === 'lesson' || kind === 'learn-index';
}

function indexPage(
  site: Pick<Site, 'contents' | 'config' | 'sidebars' | 'strings'>,
  page: PageData,
): IndexedPage | undefined {
  const { contents, config, strings } = site;
  const { path, head } = page;
  const title = withoutSiteTitle(head.title, config.title);
  const reference = (it: Omit<ReferenceText, 'group'>) =>
    referencePage({ ...it, group: strings.api.title });
  switch (page.kind) {
    case 'doc':
      return {
        path,
        title: page.title,
        group: groupOf(page, site),
        labels: labelsOf(page),
        kind: 'guide',
        ...defined({ boost: page.searchBoost }),
        sections: indexSections(contents[page.content.key], page.description),
      };
    case 'category-index':
      return {
        path,
        title: page.title,
        group: groupOf(page, site),
        labels: labelsOf(page),
        kind: 'guide',
        sections: [
          ownSection([page.description, ...page.cards.map((card) => card.title)].join(' · ')),
        ],
      };
    case 'api-changes':
      return reference({ path, title: page.title, text: page.description, labels: [] });
    case 'api-index':
    case 'api-entry': {
      const name = page.kind === 'api-index' ? page.title : page.entry;
      return reference({ path, title: name, text: page.description, labels: [] });
    }
    case 'api-symbol': {
      const { name, kind, entry, summary, isUnstable } = page.symbol;
      const word = strings.api.kinds[kind];
      const text = isUnstable || summary === '' ? word : `${word} · ${summary}`;
      const indexed = reference({ path, title: name, text, labels: [entry] });
      return { ...indexed, symbol: indexSymbol(page, strings.api.history) };
    }
    case 'blog-post':
      return {
        path,
        title: page.post.title,
        group: page.blog.title,
        labels: page.post.tags.map(({ label }) => label),
        kind: 'post',
        sections: indexSections(contents[page.content.key], page.post.description),
      };
    case 'blog-list':
      if (page.page > 1) return undefined;
      return {
        path,
        title,
        group: page.blog.title,
        labels: [],
        kind: 'page',
        sections: [ownSection(head.description)],
      };
    case 'lesson':
      return {
        path,
        title: page.title,
        group: strings.learn.title,
        labels: [strings.learn.parts[page.part]],
        kind: 'page',
        isLesson: true,
        sections: indexSections(contents[page.content.key], page.goal),
      };
    case 'learn-index':
    case 'custom':
      return {
        path,
        title,
        group: strings.search.groups.pages,
        labels: [],
        kind: 'page',
        sections: [ownSection(head.description)],
      };
    default:
      // Lists of other pages, and the not-found page.
      return undefined;
  }
}

interface ReferenceText {
  path: string;
  title: string;
  text: string;
  group: string;
  /** Below the group. */
  labels: string[];
}

/** A reference page: a name and a short description. */
function referencePage(options: ReferenceText): IndexedPage {
  const { path, title, text, group, labels } = options;
  return {
    path,
    title,
    group,
    labels: [group, ...labels],
    kind: 'reference',
    sections: [ownSection(text)],
  };
}

function ownSection(text: string, code = ''): IndexedSection {
  return [1, '', '', text, code, ''];
}

/** The page's first section begins with its description, unless its text contains that already. */
function indexSections(content: CompiledMdx | undefined, description: string): IndexedSection[] {
  const [first, ...others] = content?.sections ?? [];
  const hasIntro = first !== undefined && first.headings.length === 0;
  const intro = hasIntro ? first.text : '';
  const text = intro.includes(description) ? intro : `${description} ${intro}`.trim();
  const sections = (first === undefined || hasIntro ? others : [first, ...others]).filter(
    ({ anchors }) => anchors.at(-1) !== NEXT_ANCHOR,
  );
  return [
    ownSection(text, hasIntro ? first.code : ''),
    ...sections.map(
      (section): IndexedSection => [
        section.headings.length + 1,
        section.anchors.at(-1) ?? '',
        section.headings.at(-1) ?? '',
        section.text,
        section.code,
        '',
      ],
    ),
  ];
}

function groupOf(
  { path, docs }: Pick<DocPage, 'path' | 'docs'>,
  { sidebars, strings }: Pick<Site, 'sidebars' | 'strings'>,
): string {
  const sidebar = docs.sidebar === undefined ? undefined : sidebars[docs.sidebar];
  return (sidebar && topCategory(sidebar, path)) ?? strings.search.groups.docs;
}

/** The label of the outermost category of a path. */
function topCategory(sidebar: Sidebar, path: string): string | undefined {
  const holds = (item: SidebarItem): boolean =>
    (item.type !== 'html' && item.href === path) ||
    (item.type === 'category' && item.items.some(holds));
  const item = sidebar.items.find((candidate) => candidate.type === 'category' && holds(candidate));
  return item?.type === 'category' ? item.label : undefined;
}

function labelsOf(page: Pick<DocPage, 'docs' | 'title'>): string[] {
  const labels = page.docs.breadcrumbs.map(({ label }) => label);
  return [...new Set(labels)].filter((label) => label !== page.title);
}
