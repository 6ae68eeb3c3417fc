import { fill } from '#shared/strings/fill.ts';
import { Choice, Controls } from '../kit/controls.tsx';
import { type StreamingSettings, streamingChoices } from './recording.ts';
import { words } from './streaming-words.ts';

/** The settings of a run; without `onChange` they are read-only. */
export function StreamingControls(props: {
  settings: StreamingSettings;
  onChange?: ((settings: StreamingSettings) => void) | undefined;
}) {
  const { settings, onChange } = props;
  return (
    <Controls>
      <Choice<StreamingSettings['prefetch']>
        label={words.prefetch}
        value={settings.prefetch}
        options={streamingChoices.prefetch.map((value) => ({ value, label: words[value] }))}
        onChange={onChange && ((prefetch) => onChange({ ...settings, prefetch }))}
      />
      <Choice<StreamingSettings['duration']>
        label={words.duration}
        value={settings.duration}
        options={streamingChoices.duration.map((ms) => ({
          value: ms,
          label: fill(STRINGS.explorable.milliseconds, { ms }),
        }))}
        onChange={onChange && ((duration) => onChange({ ...settings, duration }))}
      />
    </Controls>
  );
}
