import type { ReactNode } from 'react';
import styles from './wire-sketch.module.css';

/** A small drawing of the messages on the wire. Decorative, because the adjacent text says the same. */
function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 320 72" aria-hidden="true">
      {children}
    </svg>
  );
}

function Wire({ d, pulse = true }: { d: string; pulse?: boolean }) {
  return (
    <>
      <path className={styles.wire} d={d} />
      {pulse && <path className={styles.pulse} d={d} pathLength="100" />}
    </>
  );
}

const End = ({ x, y }: { x: number; y: number }) => (
  <circle className={styles.end} cx={x} cy={y} r="4" />
);

/** Nothing between the ends: no code generator. */
export function DirectSketch() {
  return (
    <Sketch>
      <rect className={styles.absent} x="112" y="12" width="96" height="48" rx="8" />
      <Wire d="M8 36H312" />
      <End x={8} y={36} />
      <End x={312} y={36} />
    </Sketch>
  );
}

/** Three calls become one request. */
export function BatchSketch() {
  return (
    <Sketch>
      {[12, 36, 60].map((y) => (
        <Wire key={y} d={`M8 ${y}H72C120 ${y} 120 36 168 36H312`} />
      ))}
      {[12, 36, 60].map((y) => (
        <End key={y} x={8} y={y} />
      ))}
      <End x={312} y={36} />
    </Sketch>
  );
}

/** One request, and results that arrive one after the other. */
export function StreamSketch() {
  return (
    <Sketch>
      <Wire d="M312 36H8" />
      {[84, 132, 236].map((x) => (
        <circle key={x} className={styles.value} cx={x} cy="36" r="7" />
      ))}
      <End x={8} y={36} />
      <End x={312} y={36} />
    </Sketch>
  );
}

/** A connection that stays open. */
export function OpenSketch() {
  return (
    <Sketch>
      <Wire d="M312 36H8" />
      {[56, 96, 200].map((x) => (
        <path key={x} className={styles.tick} d={`M${x} 22V50`} />
      ))}
      <path className={styles.beyond} d="M312 36H320" />
      <End x={8} y={36} />
      <End x={312} y={36} />
    </Sketch>
  );
}

/** The wire leaves a component and returns to it. */
export function ComponentSketch() {
  return (
    <Sketch>
      <rect className={styles.box} x="1.5" y="10" width="76" height="52" rx="9" />
      <Wire d="M77 26H280C306 26 306 46 280 46H77" />
      <End x={77} y={26} />
      <End x={77} y={46} />
    </Sketch>
  );
}

/** Cut in one place, which it marks. */
export function ErrorSketch() {
  return (
    <Sketch>
      <Wire d="M8 36H190" pulse={false} />
      <path className={styles.wire} d="M230 36H312" />
      <path className={styles.cut} d="M202 28l16 16M218 28l-16 16" />
      <End x={8} y={36} />
      <End x={312} y={36} />
    </Sketch>
  );
}
