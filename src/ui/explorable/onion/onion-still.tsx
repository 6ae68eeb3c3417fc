import type { Still } from '../still.ts';
import { defaultOnion } from './default-settings.ts';
import { onionRelease } from './find-run.ts';
import { OnionView } from './onion-view.tsx';
import { words } from './onion-words.ts';

export const still: Still = {
  title: words.title,
  recorded: STRINGS.explorable.recordedServer,
  release: onionRelease,
  draw: () => <OnionView settings={defaultOnion} />,
  styles: () => import.meta.viteRsc.loadCss(),
};
