import type { ReactNode } from 'react';
import styles from './plot.module.css';
import { placeOf, ticksOf } from './scale.ts';

const AXIS = 26;

/**
 * The drawing of a time line, as wide as its place: moments are percentages, heights are pixels. What it shows is beside
 * it in words, so it is hidden from screen readers.
 *
 * @param props.now the moment until which things have happened
 * @param props.pulses heights at which something is under way at that moment
 */
export function Plot(props: {
  height: number;
  total: number;
  now: number;
  pulses: readonly number[];
  children: ReactNode;
}) {
  const { height, total, now, pulses, children } = props;
  const x = placeOf(now, total);
  return (
    <svg className={styles.plot} height={height + AXIS} width="100%" aria-hidden="true">
      {ticksOf(total).map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            x1={placeOf(tick, total)}
            x2={placeOf(tick, total)}
            y1="0"
            y2={height}
          />
          <text className={styles.tick} x={placeOf(tick, total)} y={height + 18}>
            {tick}
          </text>
        </g>
      ))}
      {children}
      {now < total && (
        <>
          <rect className={styles.future} x={x} y="0" width="100%" height={height} />
          <line className={styles.now} x1={x} x2={x} y1="0" y2={height} />
          {pulses.map((y) => (
            <circle key={y} className={styles.pulse} cx={x} cy={y} r="5" />
          ))}
        </>
      )}
    </svg>
  );
}

/** The name of a row, left of the plot. */
export function RowLabel(props: { y: number; children: ReactNode }) {
  return (
    <text className={styles.label} x="0" y={props.y + 4}>
      {props.children}
    </text>
  );
}
