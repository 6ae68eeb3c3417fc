import { Choice, Controls, Toggle } from '../kit/controls.tsx';
import { words } from './onion-words.ts';
import type { OnionSettings } from './recording.ts';

const toggles = [
  { name: 'signedIn', label: words.signedIn },
  { name: 'validInput', label: words.validInput },
  { name: 'procedureFails', label: words.procedureFails },
] as const;

/** The settings of the call; without `onChange` they are read-only. */
export function OnionControls(props: {
  settings: OnionSettings;
  onChange?: ((settings: OnionSettings) => void) | undefined;
}) {
  const { settings, onChange } = props;
  return (
    <Controls>
      <Choice<OnionSettings['order']>
        label={words.order}
        value={settings.order}
        options={[
          { value: 'checkFirst', label: words.checkFirst },
          { value: 'inputFirst', label: words.inputFirst },
        ]}
        onChange={onChange && ((order) => onChange({ ...settings, order }))}
      />
      {toggles.map(({ name, label }) => (
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
