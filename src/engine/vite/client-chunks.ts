/**
 * What of `src` comes to the browser in one file. Small files compress badly, and each is a request, so what
 * is used together is one file. A path that ends in `/` means all that is below it.
 */
const groups: Record<string, string[]> = {
  // The search's modal and its page share most of it.
  search: [
    'ui/search/hits/',
    'ui/search/modal/',
    'ui/search/provider/',
    'ui/search/saved/',
    'ui/search/screens/',
    'ui/search/site-search.ts',
    'shared/limits.ts',
    'shared/search/group-hits.ts',
    'shared/search/search-manifest.ts',
  ],
  // Every page needs them, and so do files of some pages: they would fall into five.
  shared: [
    'ui/code/load-samples.ts',
    'ui/hooks/',
    'ui/icons/',
    'ui/primitives/',
    'shared/hover.ts',
    'shared/preferred-version.ts',
    'shared/strings/fill.ts',
    'shared/trusted-types.ts',
  ],
};

/** Kinds of page, folders of `src/ui/pages`, whose client components come with the app. */
const kindsOfTheApp = ['docs', 'api'];

/** Client components that only some sites or pages show. */
const partsOfTheirOwn: Record<string, string> = {
  'ui/feedback/': 'feedback',
  'ui/explorable/': 'explorable',
};

/** What fetches a large part of its page: that may fail and be retried, but the loader itself may not. */
const loadersOfTheApp = ['ui/pages/playground/playground-loader.tsx'];

/**
 * The file for a module that is shared between client components.
 *
 * @param path of its source, below `src`
 */
export function sharedChunkOf(path: string): string | undefined {
  const holds = (entry: string) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry);
  return Object.keys(groups).find((name) => groups[name]?.some(holds));
}

/**
 * The file for a client component: that of its kind of page, or the app's.
 *
 * @param path of its source, below `src`
 */
export function componentChunkOf(path: string): string {
  const [layer, folder, kind = ''] = path.split('/');
  const isOfPage = layer === 'ui' && folder === 'pages' && !kindsOfTheApp.includes(kind);
  const part = Object.keys(partsOfTheirOwn).find((start) => path.startsWith(start));
  if (part) return partsOfTheirOwn[part] ?? 'app';
  if (loadersOfTheApp.includes(path)) return 'app';
  return isOfPage ? kind : 'app';
}
