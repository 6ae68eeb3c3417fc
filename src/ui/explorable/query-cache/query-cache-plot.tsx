import { Legend } from '../kit/legend.tsx';
import { Plot, RowLabel } from '../kit/plot.tsx';
import { createScale, type Scale, ticksOf } from '../kit/scale.ts';
import { queryCacheTotal } from './find-run.ts';
import styles from './query-cache.module.css';
import {
  onServer,
  type RequestFacts,
  readRequests,
  readStates,
  type Span,
  shownBy,
} from './query-cache-facts.ts';
import { words } from './query-cache-words.ts';
import type { QueryCacheRun } from './recording.ts';

const ROW = 34;
const HEIGHT = 22;
const middleOf = (row: number) => 18 + row * ROW;

/** Percent of the width: the longest label fits on a phone. */
const START = 21;

/** The loaves on the server, in the cache and in both components, above the requests. */
export function QueryCachePlot({ run, now }: { run: QueryCacheRun; now: number }) {
  const scale = createScale(queryCacheTotal, START);
  const plain = [
    { label: words.server, spans: onServer(run) },
    { label: 'A', spans: shownBy(run, 'A') },
    { label: 'B', spans: shownBy(run, 'B') },
  ];
  const requests = readRequests(run);
  const last = middleOf(4);
  return (
    <Plot
      height={last + ROW}
      scale={scale}
      ticks={ticksOf(queryCacheTotal)}
      now={now}
      pulses={requests.flatMap(({ from, to }, place) =>
        now > from && now < to ? [last + offsetOf(requests, place)] : [],
      )}
    >
      {plain.map(({ label, spans }, place) => {
        const y = middleOf(place === 0 ? 0 : place + 1);
        return (
          <g key={label}>
            <RowLabel y={y}>{label}</RowLabel>
            {spans.map((span) => (
              <Bar key={span.from} span={span} y={y} state="plain" scale={scale} />
            ))}
          </g>
        );
      })}
      <RowLabel y={middleOf(1)}>{words.cache}</RowLabel>
      {readStates(run).map(({ span, state }) => (
        <Bar key={span.from} span={span} y={middleOf(1)} state={state} scale={scale} />
      ))}
      <RowLabel y={last}>{words.requests}</RowLabel>
      {requests.map(({ method, from, to, isUseful }, place) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: a request is known by its place
          key={place}
          span={{ from, to, text: '' }}
          y={last + offsetOf(requests, place)}
          state={!isUseful ? 'useless' : method === 'POST' ? 'mutation' : 'query'}
          isThin
          scale={scale}
        />
      ))}
    </Plot>
  );
}

/** A mutation is drawn lower, and so is a query that starts before the one above it has ended. */
const offsetOf = (requests: readonly RequestFacts[], place: number) => {
  const request = requests[place];
  const overlaps = (request?.from ?? 0) < (requests[place - 1]?.to ?? 0);
  return request?.method === 'POST' || overlaps ? 18 : 0;
};

/** A span with its text; nothing if a row shows none. */
function Bar(props: { span: Span; y: number; state: string; isThin?: boolean; scale: Scale }) {
  const { span, y, state, isThin = false, scale } = props;
  const { from, to, text } = span;
  if (text === '' && !isThin) return null;
  const height = isThin ? 12 : HEIGHT;
  return (
    <>
      <rect
        className={styles.span}
        data-state={state}
        x={scale.place(from)}
        width={scale.width(to - from)}
        y={y - height / 2}
        height={height}
        rx={isThin ? 6 : 3}
      />
      {text !== '' && (
        <text className={styles.text} x={scale.place((from + to) / 2)} y={y + 4}>
          {text}
        </text>
      )}
    </>
  );
}

/** Legend of the plot. */
export function QueryCacheLegend() {
  const bar = (state: string, isThin: boolean) => (
    <rect
      className={styles.span}
      data-state={state}
      x="1"
      y="1"
      width="26"
      height="12"
      rx={isThin ? 6 : 3}
    />
  );
  return (
    <Legend
      entries={[
        { drawing: bar('fresh', false), label: words.fresh },
        { drawing: bar('stale', false), label: words.stale },
        { drawing: bar('query', true), label: words.query },
        { drawing: bar('mutation', true), label: words.mutation },
        { drawing: bar('useless', true), label: words.useless },
      ]}
    />
  );
}
