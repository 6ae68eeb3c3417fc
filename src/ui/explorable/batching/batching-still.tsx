import type { Still } from '../still.ts';
import { BatchingView } from './batching-view.tsx';
import { defaultBatching } from './default-settings.ts';
import recorded from './recorded.json';

export const still: Still = {
  title: STRINGS.explorable.batching.title,
  recorded: STRINGS.explorable.recorded,
  release: recorded.release,
  draw: () => <BatchingView settings={defaultBatching} />,
  styles: () => import.meta.viteRsc.loadCss(),
};
