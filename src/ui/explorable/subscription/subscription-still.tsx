import type { Still } from '../still.ts';
import { defaultSubscription } from './default-settings.ts';
import { subscriptionRelease } from './find-run.ts';
import { SubscriptionView } from './subscription-view.tsx';
import { words } from './subscription-words.ts';

export const still: Still = {
  title: words.title,
  recorded: words.recorded,
  release: subscriptionRelease,
  draw: () => <SubscriptionView settings={defaultSubscription} />,
  styles: () => import.meta.viteRsc.loadCss(),
};
