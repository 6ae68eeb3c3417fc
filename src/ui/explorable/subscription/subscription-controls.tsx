import { fill } from '#shared/strings/fill.ts';
import { Choice, Controls, NumberRange } from '../kit/controls.tsx';
import { type SubscriptionSettings, subscriptionChoices } from './recording.ts';
import { words } from './subscription-words.ts';

const seconds = (tenths: number) => fill(words.seconds, { s: tenths / 10 });

/** The settings of a subscription; without `onChange` they are read-only. */
export function SubscriptionControls(props: {
  settings: SubscriptionSettings;
  onChange?: ((settings: SubscriptionSettings) => void) | undefined;
}) {
  const { settings, onChange } = props;
  const cuts = subscriptionChoices.cut;
  return (
    <Controls>
      <Choice<SubscriptionSettings['procedure']>
        label={words.procedure}
        value={settings.procedure}
        options={[
          { value: 'plain', label: words.plain },
          { value: 'ids', label: words.ids },
          { value: 'resumes', label: words.resumes },
        ]}
        onChange={onChange && ((procedure) => onChange({ ...settings, procedure }))}
      />
      <Choice<SubscriptionSettings['outage']>
        label={words.outage}
        value={settings.outage}
        options={subscriptionChoices.outage.map((value) => ({ value, label: seconds(value) }))}
        onChange={onChange && ((outage) => onChange({ ...settings, outage }))}
      />
      <NumberRange
        label={words.cut}
        value={cuts.indexOf(settings.cut)}
        shown={seconds(settings.cut)}
        min={0}
        max={cuts.length - 1}
        onChange={
          onChange && ((place) => onChange({ ...settings, cut: cuts[place] ?? settings.cut }))
        }
      />
    </Controls>
  );
}
