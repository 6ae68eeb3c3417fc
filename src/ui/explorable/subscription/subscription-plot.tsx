import { fill } from '#shared/strings/fill.ts';
import { Legend } from '../kit/legend.tsx';
import { Plot, RowLabel } from '../kit/plot.tsx';
import { createScale, type Scale, ticksOf } from '../kit/scale.ts';
import wires from '../kit/wires.module.css';
import { subscriptionTotal } from './find-run.ts';
import type { SubscriptionRun } from './recording.ts';
import styles from './subscription.module.css';
import { isLate, lastOf, readSightings, type SightingFacts } from './subscription-facts.ts';
import { words } from './subscription-words.ts';

const SERVER = 34;
const CLIENT = 98;
const LINE = 156;
const BOTTOM = 184;

/** Half the width and height of a cross. */
const CROSS = 4;

/** Sightings on their way from the server to the client, and below, the line that carries them. */
export function SubscriptionPlot({ run, now }: { run: SubscriptionRun; now: number }) {
  const scale = createScale(subscriptionTotal);
  const x = scale.place;
  const sightings = readSightings(run);
  const cut = lastOf(run, 'cut').at;
  const late = sightings.filter(isLate);
  const [firstLate] = late;
  return (
    <Plot
      height={BOTTOM}
      scale={scale}
      ticks={ticksOf(subscriptionTotal)}
      now={now}
      pulses={pulsesAt(sightings, now)}
    >
      <rect
        className={styles.down}
        x={x(cut)}
        width={scale.width(lastOf(run, 'mend').at - cut)}
        y="0"
        height={BOTTOM}
      />
      <RowLabel y={SERVER}>{words.server}</RowLabel>
      <RowLabel y={CLIENT}>{words.client}</RowLabel>
      <RowLabel y={LINE}>{words.line}</RowLabel>
      {[SERVER, CLIENT].map((y) => (
        <line key={y} className={wires.lane} x1={x(0)} x2={x(subscriptionTotal)} y1={y} y2={y} />
      ))}
      {sightings.map((sighting) => (
        <Sighting key={sighting.id} sighting={sighting} scale={scale} />
      ))}
      {firstLate && (
        <text className={styles.id} data-way="late" x={x(firstLate.arrived ?? 0)} y={CLIENT + 36}>
          {idsOf(late)}
        </text>
      )}
      <Line run={run} scale={scale} />
    </Plot>
  );
}

function Sighting({ sighting, scale }: { sighting: SightingFacts; scale: Scale }) {
  const { id, at, sent, arrived } = sighting;
  const x = scale.place;
  return (
    <>
      <text className={styles.id} x={x(at)} y={SERVER - 14}>
        {id}
      </text>
      {sent !== undefined && (
        <line
          className={
            arrived === undefined ? styles.lost : isLate(sighting) ? wires.back : wires.wire
          }
          x1={x(sent)}
          x2={x(arrived ?? sent + 0.05)}
          y1={SERVER}
          y2={arrived === undefined ? (SERVER + CLIENT) / 2 : CLIENT}
        />
      )}
      <circle className={wires.open} cx={x(at)} cy={SERVER} r="4" />
      {arrived === undefined ? (
        // Where it would have arrived. A nested drawing has its origin at that moment.
        <svg x={x(at + 0.1)} overflow="visible" aria-hidden="true">
          <path
            className={styles.lost}
            d={`M${-CROSS} ${CLIENT - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}`}
          />
        </svg>
      ) : (
        <circle
          className={isLate(sighting) ? styles.late : wires.done}
          cx={x(arrived)}
          cy={CLIENT}
          r="5"
        />
      )}
      {!isLate(sighting) && (
        <text
          className={styles.id}
          data-way={arrived === undefined ? 'lost' : undefined}
          x={x(arrived ?? at + 0.1)}
          y={CLIENT + 20}
        >
          {id}
        </text>
      )}
    </>
  );
}

/** The connection: open, or waiting for the next attempt. Circles are attempts. */
function Line({ run, scale }: { run: SubscriptionRun; scale: Scale }) {
  const x = scale.place;
  const states = run.filter(([, kind]) => kind === 'state');
  const requests = run.filter(([, kind]) => kind === 'request');
  const refusals = run.filter(([, kind]) => kind === 'refuse').length;
  return (
    <>
      {states.map(([at, , state], place) => (
        <line
          key={at}
          className={state === 'pending' ? wires.wire : wires.held}
          x1={x(at)}
          x2={x(states[place + 1]?.[0] ?? scale.total)}
          y1={LINE}
          y2={LINE}
        />
      ))}
      {requests.map(([at, , id], place) => {
        // The first attempt succeeds, and those after it until the line works again do not.
        const isRefused = place > 0 && place <= refusals;
        return (
          <g key={at}>
            <circle className={isRefused ? wires.failed : wires.open} cx={x(at)} cy={LINE} r="4" />
            {id !== '' && !isRefused && (
              <text
                className={styles.id}
                data-way={at > scale.total * 0.6 ? 'end' : 'start'}
                x={x(at)}
                y={LINE + 20}
              >
                {fill(words.lastEventId, { id })}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Heights of the sightings that are on their way. */
function pulsesAt(sightings: SightingFacts[], now: number): number[] {
  return sightings.flatMap(({ sent, arrived }) =>
    sent !== undefined && arrived !== undefined && now > sent && now < arrived
      ? [SERVER + ((CLIENT - SERVER) * (now - sent)) / (arrived - sent)]
      : [],
  );
}

/** Ids in a row: `4–6`. */
const idsOf = (sightings: readonly SightingFacts[]) =>
  sightings.length > 1 ? `${sightings[0]?.id}–${sightings.at(-1)?.id}` : String(sightings[0]?.id);

/** Legend of the plot. */
export function SubscriptionLegend() {
  return (
    <Legend
      entries={[
        {
          drawing: <line className={wires.wire} x1="9" x2="19" y1="1" y2="13" />,
          label: words.onTheWay,
        },
        {
          drawing: <line className={wires.back} x1="9" x2="19" y1="1" y2="13" />,
          label: words.afterwards,
        },
        {
          drawing: <path className={styles.lost} d="M10 3l8 8m0 -8l-8 8" />,
          label: words.missing,
        },
        { drawing: <rect className={styles.down} width="28" height="14" />, label: words.down },
        {
          drawing: <line className={wires.held} x1="0" x2="28" y1="7" y2="7" />,
          label: words.connecting,
        },
      ]}
    />
  );
}
