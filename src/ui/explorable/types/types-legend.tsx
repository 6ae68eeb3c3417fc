import { Legend } from '../kit/legend.tsx';
import styles from './types.module.css';
import { words } from './types-words.ts';

const entries = [
  { className: styles.inferred, label: words.inferred },
  { className: styles.changed, label: words.changed },
  { className: styles.rejected, label: words.rejected },
  { className: styles.chosen, label: words.chosen },
  { className: styles.following, label: words.following },
];

/** Legend of the places. */
export function TypesLegend() {
  return (
    <Legend
      entries={entries.map(({ className, label }) => ({
        drawing: <rect className={className} x="2" y="2" width="24" height="10" rx="4" />,
        label,
      }))}
    />
  );
}
