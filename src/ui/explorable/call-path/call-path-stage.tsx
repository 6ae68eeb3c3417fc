import { useState } from 'react';
import { usePlayback } from '../kit/use-playback.ts';
import { CallPathView } from './call-path-view.tsx';
import { defaultCallPath } from './default-settings.ts';
import { findCallPath } from './find-run.ts';

/** The interactive picture. */
export function CallPathStage() {
  const [settings, setSettings] = useState(defaultCallPath);
  const playback = usePlayback(findCallPath(settings).hops.length);
  return (
    <CallPathView
      settings={settings}
      playback={playback}
      onChange={(changed) => {
        playback.finish();
        setSettings(changed);
      }}
    />
  );
}
