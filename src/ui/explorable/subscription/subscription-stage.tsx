import { useState } from 'react';
import { usePlayback } from '../kit/use-playback.ts';
import { defaultSubscription } from './default-settings.ts';
import { findSubscription } from './find-run.ts';
import { subscriptionSteps } from './subscription-facts.ts';
import { SubscriptionView } from './subscription-view.tsx';

/** The interactive picture. */
export function SubscriptionStage() {
  const [settings, setSettings] = useState(defaultSubscription);
  const playback = usePlayback(subscriptionSteps(findSubscription(settings)).length);
  return (
    <SubscriptionView
      settings={settings}
      playback={playback}
      onChange={(changed) => {
        playback.finish();
        setSettings(changed);
      }}
    />
  );
}
