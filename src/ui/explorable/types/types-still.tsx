import { fill } from '#shared/strings/fill.ts';
import type { Still } from '../still.ts';
import { typesReleases } from './find-run.ts';
import { TypesView } from './types-view.tsx';
import { words } from './types-words.ts';

export const still: Still = {
  title: words.title,
  recorded: fill(words.recorded, typesReleases),
  release: typesReleases.release,
  draw: () => <TypesView change="none" />,
  styles: () => import.meta.viteRsc.loadCss(),
};
