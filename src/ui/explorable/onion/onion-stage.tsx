import { useState } from 'react';
import { usePlayback } from '../kit/use-playback.ts';
import { defaultOnion } from './default-settings.ts';
import { findOnion } from './find-run.ts';
import { OnionView } from './onion-view.tsx';

/** The interactive picture. */
export function OnionStage() {
  const [settings, setSettings] = useState(defaultOnion);
  const playback = usePlayback(findOnion(settings).steps.length);
  return (
    <OnionView
      settings={settings}
      playback={playback}
      onChange={(changed) => {
        playback.finish();
        setSettings(changed);
      }}
    />
  );
}
