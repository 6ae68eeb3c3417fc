import type { ReactNode } from 'react';
import { InView } from './in-view.tsx';
import styles from './wire-sketch.module.css';

/** A drawing of what is on the wire. It is complete while it rests; its messages move once, when it is first seen. */
function Sketch({ label, children }: { label: string; children: ReactNode }) {
  return (
    <InView className={styles.sketch}>
      <svg viewBox="0 0 360 192" role="img" aria-label={label}>
        {children}
      </svg>
    </InView>
  );
}

function Box(props: { x: number; y: number; width: number; height: number; children: string }) {
  const { x, y, width, height, children } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="9" />
      <text x={width / 2} y={height / 2 + 4}>
        {children}
      </text>
    </g>
  );
}

/**
 * A part of the wire, and when messages pass it: `out` from its start to its end, `back` the other way, in beats of half
 * a second.
 */
function Wire(props: { d: string; out?: number; back?: number; isType?: boolean }) {
  const { d, out, back, isType } = props;
  return (
    <>
      <path className={isType ? styles.type : styles.wire} d={d} />
      {out !== undefined && <Pulse d={d} beat={out} />}
      {back !== undefined && <Pulse d={d} beat={back} isBack />}
    </>
  );
}

function Pulse({ d, beat, isBack }: { d: string; beat: number; isBack?: boolean }) {
  return (
    <path
      className={styles.pulse}
      data-back={isBack ? '' : undefined}
      data-beat={beat}
      d={d}
      pathLength="100"
    />
  );
}

/** The type passes when the code is compiled; the request and its response pass when it runs. */
export function RequestSketch() {
  return (
    <Sketch label="A type goes from router.ts to client.ts when the code is compiled. When it runs, a request goes from client.ts to router.ts, and JSON comes back.">
      <rect x="1" y="12" width="112" height="168" rx="9" />
      <rect x="247" y="12" width="112" height="168" rx="9" />
      <text className={styles.name} x="57" y="40">
        router.ts
      </text>
      <text className={styles.name} x="303" y="40">
        client.ts
      </text>
      <Wire d="M113 84H247" out={0} isType />
      <Wire d="M247 148H113" out={2} back={4} />
      <text x="57" y="88">
        AppRouter
      </text>
      <text x="303" y="88">
        AppRouter
      </text>
      <text x="57" y="152">
        overview
      </text>
      <text x="303" y="152">
        overview()
      </text>
      <text className={styles.note} x="180" y="72">
        a type, erased
      </text>
      <text className={styles.note} x="180" y="136">
        JSON
      </text>
    </Sketch>
  );
}

/** Calls that leave together share a request. Their results return one after the other. */
export function BatchSketch() {
  const calls = [
    { name: 'Wren', y: 8 },
    { name: 'Robin', y: 79 },
    { name: 'count', y: 150 },
  ];
  return (
    <Sketch label="Three calls leave at the same moment, join into one request, and reach the router. Their results come back one by one.">
      {calls.map(({ name, y }, index) => (
        <Wire
          key={name}
          d={`M88 ${y + 17}H104C150 ${y + 17} 138 96 184 96H274`}
          out={0}
          back={2 + index}
        />
      ))}
      {calls.map(({ name, y }) => (
        <Box key={name} x={1} y={y} width={87} height={34}>
          {name}
        </Box>
      ))}
      <Box x={274} y={52} width={85} height={88}>
        router
      </Box>
      <text className={styles.note} x="228" y="80">
        1 request
      </text>
      <text className={styles.note} x="228" y="122">
        3 results
      </text>
    </Sketch>
  );
}

/** One component asks the server; the result stays in the cache, from which all components read it. */
export function CacheSketch() {
  const components = [
    { name: '<Bird>', y: 8 },
    { name: '<Map>', y: 79 },
    { name: '<List>', y: 150 },
  ];
  return (
    <Sketch label="Three components read from one cache. The cache asks the router once, and its result reaches all three.">
      {components.map(({ name, y }) => (
        <Wire key={name} d={`M84 ${y + 17}H92C122 ${y + 17} 106 96 136 96`} out={0} back={6} />
      ))}
      <Wire d="M230 96H282" out={2} back={4} />
      {components.map(({ name, y }) => (
        <Box key={name} x={1} y={y} width={83} height={34}>
          {name}
        </Box>
      ))}
      <g data-lit="">
        <Box x={136} y={52} width={94} height={88}>
          cache
        </Box>
      </g>
      <Box x={282} y={52} width={77} height={88}>
        router
      </Box>
    </Sketch>
  );
}
