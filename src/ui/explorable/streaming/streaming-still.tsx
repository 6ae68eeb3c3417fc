import type { Still } from '../still.ts';
import { defaultStreaming } from './default-settings.ts';
import { streamingRelease } from './find-run.ts';
import { StreamingView } from './streaming-view.tsx';
import { words } from './streaming-words.ts';

export const still: Still = {
  title: words.title,
  recorded: words.recorded,
  release: streamingRelease,
  draw: () => <StreamingView settings={defaultStreaming} />,
  styles: () => import.meta.viteRsc.loadCss(),
};
