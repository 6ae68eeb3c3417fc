import { Legend } from '../kit/legend.tsx';
import { Plot, RowLabel } from '../kit/plot.tsx';
import { createScale, ticksOf } from '../kit/scale.ts';
import wires from '../kit/wires.module.css';
import type { StreamingEvent, StreamingRun } from './recording.ts';
import { arrivalsIn } from './streaming-facts.ts';
import { words } from './streaming-words.ts';

/** Heights of the lanes, and of what is on the screen. */
const SERVER = 22;
const BROWSER = 96;
const SCREEN = 142;

const isFromBrowser = ({ kind }: StreamingEvent) => kind === 'page' || kind === 'call';

/** Height of a message on its way, as a share of it. */
function heightOf(event: StreamingEvent, share: number): number {
  const [from, to] = isFromBrowser(event) ? [BROWSER, SERVER] : [SERVER, BROWSER];
  return from + (to - from) * share;
}

/** The messages between two lanes, the procedure in one, and the screen below. */
export function StreamingPlot(props: { run: StreamingRun; total: number; now: number }) {
  const { run, total, now } = props;
  const scale = createScale(total, 22);
  const x = scale.place;
  // A script is requested from a third place.
  const messages = run.filter(({ kind, arrives }) => arrives !== undefined && kind !== 'script');
  const momentOf = (wanted: StreamingEvent['kind']) => run.find(({ kind }) => kind === wanted)?.at;
  const [began = 0, ended = 0, hydrated = 0] = (['began', 'ended', 'hydrated'] as const).map(
    momentOf,
  );
  const arrivals = arrivalsIn(run);
  const seen = run.filter(({ kind }) => kind === 'seen');
  return (
    <Plot
      height={SCREEN + 20}
      scale={scale}
      ticks={ticksOf(total)}
      now={now}
      pulses={messages.flatMap((event) => {
        const { at, arrives = at } = event;
        return at < now && now < arrives ? [heightOf(event, (now - at) / (arrives - at))] : [];
      })}
    >
      <RowLabel y={SERVER}>{words.server}</RowLabel>
      <RowLabel y={BROWSER}>{words.browser}</RowLabel>
      <RowLabel y={SCREEN}>{words.screen}</RowLabel>
      {[SERVER, BROWSER].map((y) => (
        <line key={y} className={wires.lane} x1={x(0)} x2={x(total)} y1={y} y2={y} />
      ))}
      {messages.map((event, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is known by its place
          key={index}
          className={isFromBrowser(event) ? wires.wire : wires.back}
          x1={x(event.at)}
          x2={x(event.arrives ?? 0)}
          y1={heightOf(event, 0)}
          y2={heightOf(event, 1)}
        />
      ))}
      <rect
        className={wires.work}
        x={x(began)}
        width={scale.width(ended - began)}
        y={SERVER - 7}
        height="14"
        rx="7"
      />
      <circle className={wires.open} cx={x(hydrated)} cy={BROWSER} r="5" />
      {arrivals.map(({ at, label }) => (
        <text
          key={at}
          className={wires.note}
          textAnchor={at === arrivals[0]?.at || at > 0.7 * total ? 'end' : 'start'}
          x={x(at)}
          y={BROWSER + 18}
        >
          {label}
        </text>
      ))}
      {seen.map(({ at }, index) => {
        const end = seen[index + 1]?.at;
        return end === undefined ? (
          <rect
            key={at}
            className={wires.done}
            x={x(at)}
            width={scale.width(total - at)}
            y={SCREEN - 4}
            height="8"
          />
        ) : (
          <line key={at} className={wires.held} x1={x(at)} x2={x(end)} y1={SCREEN} y2={SCREEN} />
        );
      })}
    </Plot>
  );
}

/** Legend of the timeline. */
export function StreamingLegend() {
  const line = (className: string | undefined) => (
    <line className={className} x1="0" x2="28" y1="7" y2="7" />
  );
  return (
    <Legend
      entries={[
        { drawing: line(wires.wire), label: words.toServer },
        { drawing: line(wires.back), label: words.toBrowser },
        {
          drawing: <rect className={wires.work} y="1" width="28" height="12" rx="6" />,
          label: words.runs,
        },
        {
          drawing: <circle className={wires.open} cx="14" cy="7" r="5" />,
          label: words.hydration,
        },
        { drawing: line(wires.held), label: words.loading },
        {
          drawing: <rect className={wires.done} y="3" width="28" height="8" />,
          label: words.complete,
        },
      ]}
    />
  );
}
