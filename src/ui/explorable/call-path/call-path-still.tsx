import type { Still } from '../still.ts';
import { CallPathView } from './call-path-view.tsx';
import { words } from './call-path-words.ts';
import { defaultCallPath } from './default-settings.ts';
import { callPathRelease } from './find-run.ts';

export const still: Still = {
  title: words.title,
  recorded: STRINGS.explorable.recorded,
  release: callPathRelease,
  draw: () => <CallPathView settings={defaultCallPath} />,
  styles: () => import.meta.viteRsc.loadCss(),
};
