import { nameLetters } from '../../brand/drawing.ts';
import { Mark } from '../../brand/mark.tsx';
import styles from './clear-space.module.css';

/** The wordmark with its clear space: the logo is four units wide, the space is one. */
export function ClearSpace() {
  return (
    <svg
      viewBox="-18 -18 135 80"
      className={styles.drawing}
      role="img"
      aria-labelledby="clear-space-title"
    >
      <title id="clear-space-title">
        The wordmark in a frame that is a quarter of the mark’s width away from it on all sides
      </title>
      <rect className={styles.room} x="-8" y="-8" width="115" height="48" rx="1" />
      <rect className={styles.inside} width="99" height="32" />
      <g className={styles.unit}>
        <rect x="-8" y="-8" width="8" height="8" />
        <rect x="99" y="-8" width="8" height="8" />
        <rect x="-8" y="32" width="8" height="8" />
        <rect x="99" y="32" width="8" height="8" />
      </g>
      <Mark size={32} />
      <path className={styles.letters} d={nameLetters} />
      <path className={styles.measure} d="M0 46v5M32 46v5M0 48.5h32M-8 46v5M-8 48.5h8" />
      <text x="16" y="56.5">
        4
      </text>
      <text x="-4" y="56.5">
        1
      </text>
    </svg>
  );
}
