'use client';

import { useTabChoice } from '../../primitives/use-tab-choice.ts';
import styles from './view-choice.module.css';

const labels = { unified: STRINGS.changes.unified, side: STRINGS.changes.side };

/**
 * How two versions are shown: one below the other, or beside it. The style sheet reads the buttons, so the choice
 * works without scripts; with them it is remembered. Narrow windows have room for one column.
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
