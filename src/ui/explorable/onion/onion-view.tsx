import { Outcome } from '../kit/outcome.tsx';
import { StepBar } from '../kit/step-bar.tsx';
import { stepAt } from '../kit/steps.ts';
import type { Playback } from '../kit/use-playback.ts';
import { findOnion, layersOf } from './find-run.ts';
import { OnionControls } from './onion-controls.tsx';
import { describeStep, summarizeOnion } from './onion-facts.ts';
import { OnionLayers } from './onion-layers.tsx';
import type { OnionSettings } from './recording.ts';

/**
 * A call on its way into the middleware layers and out again. Without `onChange` and `playback`, it is a still for
 * server rendering.
 */
export function OnionView(props: {
  settings: OnionSettings;
  onChange?: (settings: OnionSettings) => void;
  playback?: Playback;
}) {
  const { settings, onChange, playback } = props;
  const run = findOnion(settings);
  const steps = run.steps.length;
  const now = playback?.now ?? steps;
  const step = stepAt(now, steps);
  return (
    <>
      <OnionControls settings={settings} onChange={onChange} />
      <OnionLayers layers={layersOf(settings)} run={run} now={now} />
      <StepBar steps={steps} now={now} text={describeStep(run, step)} playback={playback} />
      <Outcome
        summary={summarizeOnion(run)}
        details={run.steps.map((_, place) => describeStep(run, place))}
        fold={STRINGS.explorable.allSteps}
      />
    </>
  );
}
