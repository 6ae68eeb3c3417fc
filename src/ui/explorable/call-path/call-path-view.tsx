import { Outcome } from '../kit/outcome.tsx';
import { StepBar } from '../kit/step-bar.tsx';
import { StepText } from '../kit/step-text.tsx';
import { stepAt } from '../kit/steps.ts';
import type { Playback } from '../kit/use-playback.ts';
import { CallPathControls } from './call-path-controls.tsx';
import { describeHop, summarizeCallPath } from './call-path-facts.ts';
import { CallPathLegend, CallPathPlot } from './call-path-plot.tsx';
import { findCallPath } from './find-run.ts';
import type { CallPathSettings } from './recording.ts';

/**
 * A call on its way through links to the server and back. Without `onChange` and `playback`, it is a still for server
 * rendering.
 */
export function CallPathView(props: {
  settings: CallPathSettings;
  onChange?: (settings: CallPathSettings) => void;
  playback?: Playback;
}) {
  const { settings, onChange, playback } = props;
  const run = findCallPath(settings);
  const steps = run.hops.length;
  const now = playback?.now ?? steps;
  const step = stepAt(now, steps);
  return (
    <>
      <CallPathControls settings={settings} onChange={onChange} />
      <CallPathPlot run={run} now={now} />
      <StepBar steps={steps} now={now} text={describeHop(run, step)} playback={playback} />
      <StepText text={describeHop(run, step)} />
      <CallPathLegend />
      <Outcome
        summary={summarizeCallPath(run)}
        details={run.hops.map((_, place) => describeHop(run, place))}
        fold={STRINGS.explorable.allSteps}
      />
    </>
  );
}
