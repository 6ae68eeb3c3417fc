import { Legend } from '../kit/legend.tsx';
import { Plot, RowLabel } from '../kit/plot.tsx';
import { createScale } from '../kit/scale.ts';
import wires from '../kit/wires.module.css';
import { isFailure, nameOf } from './call-path-facts.ts';
import { words } from './call-path-words.ts';
import type { CallPathRun, RecordedHop } from './recording.ts';

const LANE = 36;
const laneOf = (stage: number) => 18 + stage * LANE;

/** The path of a call, step by step: a lane for each stage, from the code at the top to the server. */
export function CallPathPlot({ run, now }: { run: CallPathRun; now: number }) {
  const { stages, hops } = run;
  const scale = createScale(hops.length, 32);
  const used = new Set(hops.flatMap(({ from, to }) => [from, to]));
  const last = hops.at(-1);
  return (
    <Plot
      height={laneOf(stages.length - 1) + 18}
      scale={scale}
      now={now}
      pulses={[heightAt(hops, now)]}
    >
      {stages.map((stage, place) => (
        <g key={stage}>
          <RowLabel y={laneOf(place)} isUnused={!used.has(place)}>
            {nameOf(run, place)}
          </RowLabel>
          <line
            className={wires.lane}
            x1={scale.place(0)}
            x2={scale.place(hops.length)}
            y1={laneOf(place)}
            y2={laneOf(place)}
          />
        </g>
      ))}
      {hops.map((hop, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <g key={step}>
          <line
            className={wireOf(hop)}
            x1={scale.place(step)}
            x2={scale.place(step + 1)}
            y1={laneOf(hop.from)}
            y2={laneOf(hop.to)}
          />
          <circle className={wires.open} cx={scale.place(step)} cy={laneOf(hop.from)} r="4" />
        </g>
      ))}
      {last && (
        <circle
          className={isFailure(last) ? wires.failed : wires.done}
          cx={scale.place(hops.length)}
          cy={laneOf(last.to)}
          r="6"
        />
      )}
    </Plot>
  );
}

function wireOf(hop: RecordedHop) {
  if (isFailure(hop)) return wires.error;
  return hop.kind === 'operation' || hop.kind === 'request' ? wires.wire : wires.back;
}

/** Position of the call between two lanes. */
function heightAt(hops: RecordedHop[], now: number): number {
  const hop = hops[Math.floor(now)] ?? hops.at(-1);
  if (!hop) return 0;
  return laneOf(hop.from) + (laneOf(hop.to) - laneOf(hop.from)) * (now % 1);
}

/** Legend of the lines. */
export function CallPathLegend() {
  const entries = [
    { className: wires.wire, label: words.down },
    { className: wires.back, label: words.up },
    { className: wires.error, label: words.errors },
  ];
  return (
    <Legend
      entries={entries.map(({ className, label }) => ({
        drawing: <line className={className} x1="0" x2="28" y1="7" y2="7" />,
        label,
      }))}
    />
  );
}
