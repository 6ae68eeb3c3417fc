/**
 * The browser chunks for modules in `src`. Small files compress badly and each needs a request, so modules that are
 * used together are in one file. A path that ends in `/` covers everything below it.
 */
const groups: Record<string, string[]> = {
  // The search's modal and its page share most of these.
  search: [
    'ui/search/hits/',
    'ui/search/modal/',
    'ui/search/provider/',
    'ui/search/screens/',
    'ui/search/site-search.ts',
    'shared/limits.ts',
    'shared/search/group-hits.ts',
    'shared/search/search-manifest.ts',
  ],
  // Every page needs these, and so do chunks of some pages; otherwise they would be split into five files.
  shared: [
    'ui/code/load-samples.ts',
    'ui/hooks/',
    'ui/icons/',
    'ui/primitives/',
    'ui/styles/breakpoints.ts',
    'shared/hover.ts',
    'shared/preferred-version.ts',
    'shared/strings/fill.ts',
    'shared/trusted-types.ts',
  ],
};

/** Page kinds (folders in `src/ui/pages`) whose client components are part of the app chunk. */
const kindsOfTheApp = ['docs', 'api'];

/** Client components that only some sites or pages show. */
const partsOfTheirOwn: Record<string, string> = {
  'ui/feedback/': 'feedback',
  'ui/filter/': 'filter',
  'ui/explorable/': 'explorable',
  'ui/mdx/for-stack.tsx': 'interactive',
  'ui/mdx/stack-picker.tsx': 'interactive',
  'ui/playground/drawer/': 'interactive',
};

/** Loaders of a large part of a page: that part may fail and be retried, but the loader itself must not. */
const loadersOfTheApp = ['ui/pages/playground/playground-loader.tsx'];

/**
 * The chunk for a module shared by client components.
 *
 * @param path of its source in `src`
 */
export function sharedChunkOf(path: string): string | undefined {
  const holds = (entry: string) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry);
  return Object.keys(groups).find((name) => groups[name]?.some(holds));
}

/**
 * The chunk for a client component: its page kind's, or the app's.
 *
 * @param path of its source in `src`
 */
export function componentChunkOf(path: string): string {
  const [layer, folder, kind = ''] = path.split('/');
  const isOfPage = layer === 'ui' && folder === 'pages' && !kindsOfTheApp.includes(kind);
  const part = Object.keys(partsOfTheirOwn).find((start) => path.startsWith(start));
  if (part) return partsOfTheirOwn[part] ?? 'app';
  if (loadersOfTheApp.includes(path)) return 'app';
  return isOfPage ? kind : 'app';
}
