'use client';

import type { ReactNode } from 'react';
import type { ForStackProps } from '#shared/mdx-components.ts';
import { groupOfValues, stackOptions } from '#shared/stack.ts';
import { useHiddenUntilFound } from '../hooks/use-hidden-until-found.ts';
import styles from './for-stack.module.css';
import { useStackGroup } from './use-stack-group.ts';

/**
 * Content for some choices of the stack picker. Without a script it is visible, below their names.
 */
export function ForStack({ is, children }: ForStackProps & { children?: ReactNode }) {
  const values = is.split(' ');
  // The content check reports values that no group has.
  const group = groupOfValues(values) ?? 'framework';
  const { chosen, choose } = useStackGroup(group);
  const labels = stackOptions[group]
    .filter((value) => values.includes(value))
    .map((value) => STRINGS.stack[value]);
  const isHidden = !values.includes(chosen);
  const [first] = values;
  const ref = useHiddenUntilFound({ isHidden, onFound: () => first && choose(first) });
  return (
    <div ref={ref} className={styles.content} hidden={isHidden}>
      <p className={styles.label} aria-hidden="true">
        {labels.join(', ')}
      </p>
      {children}
    </div>
  );
}
