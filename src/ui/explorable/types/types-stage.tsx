import { useState } from 'react';
import { usePlayback } from '../kit/use-playback.ts';
import { findTypes } from './find-run.ts';
import { type TypesChange, typesPlaces } from './recording.ts';
import { TypesView } from './types-view.tsx';

/** The interactive picture. */
export function TypesStage() {
  const [change, setChange] = useState<TypesChange>('none');
  const playback = usePlayback(typesPlaces.length);
  return (
    <TypesView
      change={change}
      playback={playback}
      onChange={(changed) => {
        const [error] = findTypes(changed).errors;
        if (error) playback.seek(typesPlaces.indexOf(error.place));
        else playback.finish();
        setChange(changed);
      }}
    />
  );
}
