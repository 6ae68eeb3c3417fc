import type { Still } from '../still.ts';
import { defaultQueryCache } from './default-settings.ts';
import { queryCacheRelease, queryRelease } from './find-run.ts';
import { QueryCacheView } from './query-cache-view.tsx';
import { words } from './query-cache-words.ts';

export const still: Still = {
  title: words.title,
  recorded: words.recorded.replace('{query}', queryRelease),
  release: queryCacheRelease,
  draw: () => <QueryCacheView settings={defaultQueryCache} />,
  styles: () => import.meta.viteRsc.loadCss(),
};
