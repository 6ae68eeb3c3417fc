import { fill } from '#shared/strings/fill.ts';
import { Outcome } from '../kit/outcome.tsx';
import { PlaybackBar } from '../kit/playback.tsx';
import type { Playback } from '../kit/use-playback.ts';
import { findStreaming } from './find-run.ts';
import type { StreamingSettings } from './recording.ts';
import { StreamingControls } from './streaming-controls.tsx';
import { describeEvent, screenAt, streamingTotal, summarizeStreaming } from './streaming-facts.ts';
import { StreamingLegend, StreamingPlot } from './streaming-plot.tsx';
import { StreamingScreen } from './streaming-screen.tsx';
import { words } from './streaming-words.ts';

/**
 * A page view on a timeline, from the request to the data on the screen. Without `onChange` and `playback`, it is a
 * still for server rendering.
 */
export function StreamingView(props: {
  settings: StreamingSettings;
  onChange?: (settings: StreamingSettings) => void;
  playback?: Playback;
}) {
  const { settings, onChange, playback } = props;
  const run = findStreaming(settings);
  const total = streamingTotal(settings);
  const now = playback?.now ?? total;
  const shown = fill(STRINGS.explorable.milliseconds, { ms: Math.floor(now) });
  const text = screenAt(run, now);
  return (
    <>
      <StreamingControls settings={settings} onChange={onChange} />
      <StreamingPlot run={run} total={total} now={now} />
      <PlaybackBar
        label={STRINGS.explorable.moment}
        total={total}
        now={now}
        shown={shown}
        spoken={fill(words.spoken, { moment: shown, text: text || words.nothing })}
        playback={playback}
      />
      <StreamingScreen now={now} text={text} />
      <StreamingLegend />
      <Outcome
        summary={summarizeStreaming(run)}
        details={run.map(describeEvent)}
        fold={STRINGS.explorable.allSteps}
      />
    </>
  );
}
