import type { CompiledMdx } from '#shared/content.ts';
import type { PageSamples } from '#shared/hover.ts';
import type { PageData } from '#shared/page-data.ts';
import type { RenderInput } from '#shared/render.ts';
import type { Route } from '#shared/route.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import type { ComparedPair } from '../changes/compare-pair.ts';
import { defined } from '../defined.ts';
import { type AnnotationsOf, collectPageSamples } from '../samples/page-samples.ts';
import type { SidebarFile } from '../sidebars/build-sidebar-files.ts';
import { cutSidebar } from '../sidebars/cut-sidebar.ts';
import type { Site } from '../site.ts';

/**
 * The app's input for a route (only the content shown on its page), with the sample annotations.
 *
 * @param options.sidebarFiles of long sidebars, by key; their pages get a cut copy
 */
export function renderInput(options: {
  site: Site;
  route: Route;
  annotationsOf: AnnotationsOf;
  sidebarFiles?: ReadonlyMap<string, SidebarFile>;
}): {
  input: RenderInput;
  samples?: PageSamples;
  /** Inputs of a comparison page; the comparison itself is not computed yet. */
  compared?: ComparedPair;
} {
  const { site, route, annotationsOf, sidebarFiles } = options;
  const { page, hovers } = route;
  const contents = contentsOf(site, page);
  const { marks, samples = hovers && { hovers, files: {} } } = collectPageSamples(
    contents,
    annotationsOf,
  );
  const code = Object.entries(contents).map(([key, compiled]) => {
    return [key, isList(page) ? (compiled.excerptCode ?? compiled.code) : compiled.code] as const;
  });
  return {
    input: {
      shell: site.shell,
      page,
      ...defined({ sidebar: sidebarOf({ site, page, files: sidebarFiles }) }),
      contents: Object.fromEntries(code),
      codeMarks: marks,
    },
    ...defined({ samples }),
    ...comparedOf(site, page),
  };
}

/** The page's sidebar, or its own copy of a long one. */
function sidebarOf(options: {
  site: Site;
  page: PageData;
  files: ReadonlyMap<string, SidebarFile> | undefined;
}): Sidebar | undefined {
  const { site, page, files } = options;
  const key = 'docs' in page ? page.docs.sidebar : undefined;
  if (key === undefined) return undefined;
  const sidebar = site.sidebars[key];
  const file = files?.get(key);
  return sidebar && file ? cutSidebar({ sidebar, path: page.path, whole: file.href }) : sidebar;
}

function comparedOf({ contents }: Site, page: PageData): { compared?: ComparedPair } {
  if (page.kind !== 'doc-changes') return {};
  const older = contents[page.older.key];
  const newer = contents[page.newer.key];
  return older && newer ? { compared: { older, newer } } : {};
}

function contentsOf(site: Site, page: PageData): Record<string, CompiledMdx> {
  const keys = isList(page)
    ? page.posts.map(({ excerpt }) => excerpt.key)
    : 'content' in page && page.content
      ? [page.content.key]
      : [];
  const found = keys.map((key) => [key, site.contents[key]] as const);
  return Object.fromEntries(
    found.filter((entry): entry is [string, CompiledMdx] => entry[1] !== undefined),
  );
}

function isList(page: PageData): page is Extract<PageData, { kind: 'blog-list' }> {
  return page.kind === 'blog-list';
}
