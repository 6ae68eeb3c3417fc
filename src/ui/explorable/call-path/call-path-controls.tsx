import { Choice, Controls, Toggle } from '../kit/controls.tsx';
import { words } from './call-path-words.ts';
import type { CallPathSettings } from './recording.ts';

const links = [
  { name: 'logger', label: 'loggerLink' },
  { name: 'retry', label: 'retryLink' },
  { name: 'split', label: 'splitLink' },
] as const;

/** The settings of a call; without `onChange` they are read-only. */
export function CallPathControls(props: {
  settings: CallPathSettings;
  onChange?: ((settings: CallPathSettings) => void) | undefined;
}) {
  const { settings, onChange } = props;
  return (
    <Controls>
      <Choice<CallPathSettings['type']>
        label={words.type}
        value={settings.type}
        options={[
          { value: 'query', label: words.query },
          { value: 'mutation', label: words.mutation },
        ]}
        onChange={onChange && ((type) => onChange({ ...settings, type }))}
      />
      <Choice<CallPathSettings['outcome']>
        label={words.outcome}
        value={settings.outcome}
        options={[
          { value: 'fine', label: words.fine },
          { value: 'once', label: words.once },
          { value: 'always', label: words.always },
        ]}
        onChange={onChange && ((outcome) => onChange({ ...settings, outcome }))}
      />
      {links.map(({ name, label }) => (
        <Toggle
          key={name}
          label={label}
          checked={settings[name]}
          onChange={onChange && ((checked) => onChange({ ...settings, [name]: checked }))}
        />
      ))}
    </Controls>
  );
}
