import { fill } from '#shared/strings/fill.ts';
import { Choice, Controls } from '../kit/controls.tsx';
import { words } from './query-cache-words.ts';
import { type QueryCacheSettings, queryCacheChoices } from './recording.ts';

/** The settings of a run; without `onChange` they are read-only. */
export function QueryCacheControls(props: {
  settings: QueryCacheSettings;
  onChange?: ((settings: QueryCacheSettings) => void) | undefined;
}) {
  const { settings, onChange } = props;
  return (
    <Controls>
      <Choice<QueryCacheSettings['staleTime']>
        label={words.staleTime}
        value={settings.staleTime}
        options={optionsOf(queryCacheChoices.staleTime, nameStaleTime)}
        onChange={onChange && ((staleTime) => onChange({ ...settings, staleTime }))}
      />
      <Choice<QueryCacheSettings['second']>
        label={words.second}
        value={settings.second}
        options={optionsOf(queryCacheChoices.second, (s) => fill(words.seconds, { s: s / 10 }))}
        onChange={onChange && ((second) => onChange({ ...settings, second }))}
      />
      <Choice<QueryCacheSettings['action']>
        label={words.action}
        value={settings.action}
        options={optionsOf(queryCacheChoices.action, (action) => words.actions[action])}
        onChange={onChange && ((action) => onChange({ ...settings, action }))}
      />
    </Controls>
  );
}

const optionsOf = <Value,>(values: readonly Value[], nameOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: nameOf(value) }));

function nameStaleTime(ms: number): string {
  if (ms === 0) return words.noStaleTime;
  return Number.isFinite(ms) ? fill(words.finite, { ms: String(ms) }) : words.infinite;
}
