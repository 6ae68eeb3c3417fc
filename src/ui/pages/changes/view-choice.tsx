'use client';

import { useTabChoice } from '../../primitives/use-tab-choice.ts';
import styles from './view-choice.module.css';

const labels = { unified: STRINGS.changes.unified, side: STRINGS.changes.side };

/**
 * The layout of a comparison: stacked or side by side. The style sheet reads the buttons, so the choice works without
 * scripts; with them it is stored. Narrow windows only have space for one column.
 */
export function ViewChoice() {
  const [view, choose] = useTabChoice({ group: 'changes', values: Object.keys(labels) });
  return (
    <fieldset className={styles.choice} data-print="hide">
      <legend>{STRINGS.changes.show}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="changes-view"
            value={value}
            checked={value === view}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
