import { useState } from 'react';
import { usePlayback } from '../kit/use-playback.ts';
import { defaultQueryCache } from './default-settings.ts';
import { findQueryCache } from './find-run.ts';
import { queryCacheSteps } from './query-cache-facts.ts';
import { QueryCacheView } from './query-cache-view.tsx';

/** The interactive picture. */
export function QueryCacheStage() {
  const [settings, setSettings] = useState(defaultQueryCache);
  const playback = usePlayback(queryCacheSteps(findQueryCache(settings)).length);
  return (
    <QueryCacheView
      settings={settings}
      playback={playback}
      onChange={(changed) => {
        playback.finish();
        setSettings(changed);
      }}
    />
  );
}
