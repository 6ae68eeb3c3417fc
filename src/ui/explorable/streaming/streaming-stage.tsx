import { useState } from 'react';
import { usePlayback } from '../kit/use-playback.ts';
import { defaultStreaming } from './default-settings.ts';
import { streamingTotal } from './streaming-facts.ts';
import { StreamingView } from './streaming-view.tsx';

/** The interactive picture. */
export function StreamingStage() {
  const [settings, setSettings] = useState(defaultStreaming);
  const playback = usePlayback(streamingTotal(settings));
  return (
    <StreamingView
      settings={settings}
      playback={playback}
      onChange={(changed) => {
        playback.finish();
        setSettings(changed);
      }}
    />
  );
}
