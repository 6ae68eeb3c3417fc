import { Outcome } from '../kit/outcome.tsx';
import { StepBar } from '../kit/step-bar.tsx';
import { StepText } from '../kit/step-text.tsx';
import { momentOf, stepAt } from '../kit/steps.ts';
import type { Playback } from '../kit/use-playback.ts';
import { findSubscription, subscriptionTotal } from './find-run.ts';
import type { SubscriptionSettings } from './recording.ts';
import { SubscriptionControls } from './subscription-controls.tsx';
import {
  describeSubscriptionStep,
  subscriptionSteps,
  summarizeSubscription,
} from './subscription-facts.ts';
import { SubscriptionLegend, SubscriptionPlot } from './subscription-plot.tsx';

/**
 * A subscription whose line is cut. Without `onChange` and `playback`, it is a still for server rendering.
 */
export function SubscriptionView(props: {
  settings: SubscriptionSettings;
  onChange?: (settings: SubscriptionSettings) => void;
  playback?: Playback;
}) {
  const { settings, onChange, playback } = props;
  const run = findSubscription(settings);
  const steps = subscriptionSteps(run);
  const now = playback?.now ?? steps.length;
  const step = stepAt(now, steps.length);
  const text = describeSubscriptionStep(steps[step]);
  return (
    <>
      <SubscriptionControls settings={settings} onChange={onChange} />
      <SubscriptionPlot run={run} now={momentOf(steps, now, subscriptionTotal)} />
      <StepBar steps={steps.length} now={now} text={text} playback={playback} />
      <StepText text={text} />
      <SubscriptionLegend />
      <Outcome
        summary={summarizeSubscription(run)}
        details={steps.map(describeSubscriptionStep)}
        fold={STRINGS.explorable.allSteps}
      />
    </>
  );
}
