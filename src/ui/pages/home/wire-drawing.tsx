import styles from './wire-demo.module.css';

/** The wire from one pane to the other; the style sheet cuts it when the stage is broken. Heights are in pixels. */
export function WireDrawing({ from, to }: { from: number; to: number }) {
  const path = `M0 ${from}C44 ${from} 28 ${to} 72 ${to}`;
  return (
    <svg className={styles.wire} aria-hidden="true">
      <path className={styles.near} d={path} pathLength="100" />
      <path className={styles.far} d={path} pathLength="100" />
      <path className={styles.pulse} d={path} pathLength="100" />
      <circle cx="2" cy={from} r="4" />
      <circle cx="70" cy={to} r="4" />
    </svg>
  );
}
