import { fill } from '#shared/strings/fill.ts';
import { Outcome } from '../kit/outcome.tsx';
import { PlaybackBar } from '../kit/playback.tsx';
import type { Playback } from '../kit/use-playback.ts';
import { BatchingControls } from './batching-controls.tsx';
import { describeRequest, readFacts, summarize } from './batching-facts.ts';
import { BatchingLegend, BatchingPlot } from './batching-plot.tsx';
import recorded from './recorded.json';
import { type BatchingSettings, batchingChoices, findRun } from './recording.ts';

/**
 * Calls on a timeline, and the requests that carry them. Without `onChange` and `playback`, it is a still for server
 * rendering.
 */
export function BatchingView(props: {
  settings: BatchingSettings;
  onChange?: (settings: BatchingSettings) => void;
  playback?: Playback;
}) {
  const { settings, onChange, playback } = props;
  const { latency } = recorded;
  const run = findRun(recorded, settings);
  const total = batchingTotal(settings);
  const now = playback?.now ?? total;
  return (
    <>
      <BatchingControls settings={settings} onChange={onChange} />
      <BatchingPlot run={run} total={total} now={now} latency={latency} />
      <PlaybackBar
        label={STRINGS.explorable.moment}
        total={total}
        now={now}
        shown={fill(STRINGS.explorable.milliseconds, { ms: Math.floor(now) })}
        playback={playback}
      />
      <BatchingLegend />
      <Outcome
        summary={summarize(run, latency)}
        details={run.requests.map((_, place) => describeRequest(run, place))}
      />
    </>
  );
}

/** Length of the timeline: the longest run of either link with any limit, so that runs can be compared. */
export function batchingTotal(settings: BatchingSettings): number {
  const runs = batchingChoices.link.map((link) =>
    findRun(recorded, { ...settings, link, maxItems: 0, maxURLLength: 0 }),
  );
  return Math.max(...runs.map((run) => readFacts(run, recorded.latency).end));
}
