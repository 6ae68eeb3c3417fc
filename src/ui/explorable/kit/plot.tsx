import type { ReactNode } from 'react';
import styles from './plot.module.css';
import type { Scale } from './scale.ts';

const AXIS = 26;

/**
 * A timeline drawing as wide as its container: moments are percentages, heights are pixels. Its content is described in
 * adjacent text, so it is hidden from screen readers.
 *
 * @param props.ticks moments that are labeled below
 * @param props.now the current moment; later events are not shown
 * @param props.pulses heights with activity at that moment
 */
export function Plot(props: {
  height: number;
  scale: Scale;
  ticks?: readonly number[];
  now: number;
  pulses: readonly number[];
  children: ReactNode;
}) {
  const { height, scale, ticks = [], now, pulses, children } = props;
  const x = scale.place(now);
  return (
    <svg
      className={styles.plot}
      height={height + (ticks.length > 0 ? AXIS : 0)}
      width="100%"
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            x1={scale.place(tick)}
            x2={scale.place(tick)}
            y1="0"
            y2={height}
          />
          <text className={styles.tick} x={scale.place(tick)} y={height + 18}>
            {tick}
          </text>
        </g>
      ))}
      {children}
      {now < scale.total && (
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

/** The label of a row, left of the plot. */
export function RowLabel(props: { y: number; isUnused?: boolean; children: ReactNode }) {
  const { y, isUnused, children } = props;
  return (
    <text className={styles.label} data-unused={isUnused ? '' : undefined} x="0" y={y + 4}>
      {children}
    </text>
  );
}
