import { Outcome } from '../kit/outcome.tsx';
import { StepBar } from '../kit/step-bar.tsx';
import { StepText } from '../kit/step-text.tsx';
import { momentOf, stepAt } from '../kit/steps.ts';
import type { Playback } from '../kit/use-playback.ts';
import { findQueryCache, queryCacheTotal } from './find-run.ts';
import { QueryCacheControls } from './query-cache-controls.tsx';
import {
  describeQueryCacheStep,
  queryCacheSteps,
  summarizeQueryCache,
} from './query-cache-facts.ts';
import { QueryCacheLegend, QueryCachePlot } from './query-cache-plot.tsx';
import type { QueryCacheSettings } from './recording.ts';

/**
 * A cached query in two components. Without `onChange` and `playback`, it is a still for server rendering.
 */
export function QueryCacheView(props: {
  settings: QueryCacheSettings;
  onChange?: (settings: QueryCacheSettings) => void;
  playback?: Playback;
}) {
  const { settings, onChange, playback } = props;
  const run = findQueryCache(settings);
  const steps = queryCacheSteps(run);
  const now = playback?.now ?? steps.length;
  const step = stepAt(now, steps.length);
  const text = describeQueryCacheStep(steps[step]);
  return (
    <>
      <QueryCacheControls settings={settings} onChange={onChange} />
      <QueryCachePlot run={run} now={momentOf(steps, now, queryCacheTotal)} />
      <StepBar steps={steps.length} now={now} text={text} playback={playback} />
      <StepText text={text} />
      <QueryCacheLegend />
      <Outcome
        summary={summarizeQueryCache(run)}
        details={steps.map(describeQueryCacheStep)}
        fold={STRINGS.explorable.allSteps}
      />
    </>
  );
}
