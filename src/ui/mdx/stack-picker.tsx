'use client';

import { useId } from 'react';
import { openGroups, type StackGroup, stackOptions } from '#shared/stack.ts';
import { fill } from '#shared/strings/fill.ts';
import styles from './stack-picker.module.css';
import { useStack } from './use-stack.ts';

const names: Record<StackGroup, string> = {
  framework: STRINGS.content.framework,
  adapter: STRINGS.content.server,
  client: STRINGS.content.client,
  validator: STRINGS.content.validator,
};

/**
 * Chooses framework, server, client and validator for all samples on the site. The choice is stored
 * and is part of the address. Without a script it is hidden, and the page shows everything.
 */
export function StackPicker() {
  const id = useId();
  const { stack, choose, unknown } = useStack();
  return (
    <form className={styles.picker} aria-label={STRINGS.content.stack}>
      {openGroups(stack).map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.name}>{names[group]}</legend>
          <div className={styles.options}>
            {stackOptions[group].map((value) => (
              <label key={value} className={styles.option}>
                <input
                  type="radio"
                  name={`${id}-${group}`}
                  value={value}
                  checked={stack[group] === value}
                  onChange={() => choose(group, value)}
                />
                {STRINGS.stack[value]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p className={styles.note} role="status">
        {unknown.length > 0
          ? fill(STRINGS.content.unknownStack, {
              names: unknown.map((name) => fill(STRINGS.content.quoted, { name })).join(', '),
            })
          : STRINGS.content.stackInAddress}
      </p>
    </form>
  );
}
