import { useState } from 'react';
import { usePlayback } from '../kit/use-playback.ts';
import { BatchingView, batchingTotal } from './batching-view.tsx';
import { defaultBatching } from './default-settings.ts';

/** The interactive picture. */
export function BatchingStage() {
  const [settings, setSettings] = useState(defaultBatching);
  const playback = usePlayback(batchingTotal(settings));
  return (
    <BatchingView
      settings={settings}
      playback={playback}
      onChange={(changed) => {
        playback.finish();
        setSettings(changed);
      }}
    />
  );
}
