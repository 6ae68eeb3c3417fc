import { plural } from '#shared/strings/fill.ts';
import { Choice, Controls, NumberRange } from '../kit/controls.tsx';
import { words } from './batching-words.ts';
import { type BatchingSettings, batchingChoices } from './recording.ts';

/** The settings of a run; without `onChange` they are read-only. */
export function BatchingControls(props: {
  settings: BatchingSettings;
  onChange?: ((settings: BatchingSettings) => void) | undefined;
}) {
  const { settings, onChange } = props;
  const setting = <Name extends keyof BatchingSettings>(name: Name) => ({
    value: settings[name],
    onChange:
      onChange && ((value: BatchingSettings[Name]) => onChange({ ...settings, [name]: value })),
  });
  const limit = (value: number) => (value === 0 ? words.noLimit : String(value));
  return (
    <Controls>
      <Choice
        {...setting('link')}
        label={words.link}
        options={[
          { value: 'batch', label: 'httpBatchLink' },
          { value: 'stream', label: 'httpBatchStreamLink' },
        ]}
      />
      <Choice
        {...setting('starts')}
        label={words.starts}
        options={[
          { value: 'together', label: words.together },
          { value: 'apart', label: words.apart },
          { value: 'awaited', label: words.awaited },
        ]}
      />
      <Choice
        {...setting('work')}
        label={words.work}
        options={[
          { value: 'even', label: words.even },
          { value: 'growing', label: words.growing },
          { value: 'first', label: words.firstSlow },
        ]}
      />
      {(['maxItems', 'maxURLLength'] as const).map((name) => (
        <Choice<number>
          key={name}
          label={name}
          value={settings[name]}
          options={batchingChoices[name].map((value) => ({ value, label: limit(value) }))}
          onChange={onChange && ((value) => onChange({ ...settings, [name]: value }))}
        />
      ))}
      <NumberRange
        label={words.calls}
        value={settings.calls}
        shown={plural(words.callCount, settings.calls)}
        min={1}
        max={6}
        onChange={
          onChange &&
          ((calls) => onChange({ ...settings, calls: calls as BatchingSettings['calls'] }))
        }
      />
    </Controls>
  );
}
