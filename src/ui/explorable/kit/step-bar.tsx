import { fill } from '#shared/strings/fill.ts';
import { PlaybackBar } from './playback.tsx';
import { stepAt } from './steps.ts';
import type { Playback } from './use-playback.ts';

/** The bar of a picture that plays step by step. */
export function StepBar(props: {
  /** Number of steps. */
  steps: number;
  /** Position between steps. */
  now: number;
  /** The current step in words. */
  text: string;
  playback?: Playback | undefined;
}) {
  const { steps, now, text, playback } = props;
  return (
    <PlaybackBar
      label={STRINGS.explorable.step}
      total={steps}
      now={now}
      shown={fill(STRINGS.explorable.place, { step: stepAt(now, steps) + 1, steps })}
      spoken={text}
      playback={playback}
    />
  );
}
