import { expect, test } from 'vitest';
import {
  everySubscription,
  type SubscriptionFile,
  subscriptionKey,
} from '#ui/explorable/subscription/recording.ts';
import { recordSubscription, TOTAL } from './record-subscription.ts';
import { readRelease } from './release.ts';

test('server/subscriptions: the picture of a lost connection shows what the release does (write it anew with -u)', async () => {
  const runs: SubscriptionFile['runs'] = {};
  for (const settings of everySubscription()) {
    runs[subscriptionKey(settings)] = await recordSubscription(settings);
  }
  const file: SubscriptionFile = { release: await readRelease(), total: TOTAL, runs };
  await expect(`${JSON.stringify(file)}\n`).toMatchFileSnapshot(
    '../../../src/ui/explorable/subscription/recorded.json',
  );
});
