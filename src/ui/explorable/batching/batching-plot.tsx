import { fill } from '#shared/strings/fill.ts';
import { Legend } from '../kit/legend.tsx';
import { Plot, RowLabel } from '../kit/plot.tsx';
import { createScale, ticksOf } from '../kit/scale.ts';
import wires from '../kit/wires.module.css';
import { words } from './batching-words.ts';
import type { BatchingRun } from './recording.ts';

const ROW = 32;
const middleOf = (row: number) => 20 + row * ROW;

/** Calls as wires along a timeline. A capsule joins the calls that share a request or a response. */
export function BatchingPlot(props: {
  run: BatchingRun;
  total: number;
  now: number;
  latency: number;
}) {
  const { run, total, now, latency } = props;
  const scale = createScale(total);
  const x = scale.place;
  const pulses = run.calls.flatMap((call, row) =>
    now > call.called && now < call.resolved ? [middleOf(row)] : [],
  );
  return (
    <Plot
      height={middleOf(run.calls.length - 1) + 20}
      scale={scale}
      ticks={ticksOf(total)}
      now={now}
      pulses={pulses}
    >
      {run.calls.map((call, row) => {
        const y = middleOf(row);
        // A finished result waits on the server, because the response is sent when the last one is ready.
        const left = call.resolved - latency;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a call is known by its place
          <g key={row}>
            <RowLabel y={y}>{fill(words.row, { number: row + 1 })}</RowLabel>
            <line className={wires.wire} x1={x(call.called)} x2={x(call.began)} y1={y} y2={y} />
            <line className={wires.wire} x1={x(left)} x2={x(call.resolved)} y1={y} y2={y} />
            <rect
              className={wires.work}
              x={x(call.began)}
              width={scale.width(call.returned - call.began)}
              y={y - 6}
              height="12"
              rx="6"
            />
            {left > call.returned && (
              <line className={wires.held} x1={x(call.returned)} x2={x(left)} y1={y} y2={y} />
            )}
            <circle className={wires.open} cx={x(call.called)} cy={y} r="4" />
            <circle className={wires.done} cx={x(call.resolved)} cy={y} r="5" />
          </g>
        );
      })}
      {groupsOf(run).map(({ moment, first, last }) => (
        <rect
          key={`${moment} ${first}`}
          className={wires.capsule}
          x={x(moment)}
          transform="translate(-9 0)"
          width="18"
          y={middleOf(first) - 11}
          height={middleOf(last) - middleOf(first) + 22}
          rx="9"
        />
      ))}
    </Plot>
  );
}

/** Adjacent calls that were sent or returned in one message. */
function groupsOf(run: BatchingRun) {
  return run.requests.flatMap(({ sent }, place) => {
    const rows = run.calls.flatMap((call, row) => (call.request === place ? [row] : []));
    const sending = { moment: sent, first: rows[0] ?? 0, last: rows.at(-1) ?? 0 };
    const ends = new Set(rows.map((row) => run.calls[row]?.resolved ?? 0));
    const answers = [...ends].map((moment) => {
      const together = rows.filter((row) => run.calls[row]?.resolved === moment);
      return { moment, first: together[0] ?? 0, last: together.at(-1) ?? 0 };
    });
    return [sending, ...answers];
  });
}

/** Legend of the timeline. */
export function BatchingLegend() {
  return (
    <Legend
      entries={[
        {
          drawing: <rect className={wires.capsule} x="5" y="1" width="18" height="12" rx="6" />,
          label: words.oneMessage,
        },
        {
          drawing: <line className={wires.wire} x1="0" x2="28" y1="7" y2="7" />,
          label: words.onTheWay,
        },
        {
          drawing: <rect className={wires.work} y="1" width="28" height="12" rx="6" />,
          label: words.runs,
        },
        {
          drawing: <line className={wires.held} x1="0" x2="28" y1="7" y2="7" />,
          label: words.waits,
        },
      ]}
    />
  );
}
