'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { nextTabIndex } from './next-tab-index.ts';
import styles from './tab-set.module.css';
import { useTabChoice } from './use-tab-choice.ts';

/**
 * Tabs and their panels. Without script every panel shows, one below the other, under its label.
 */
export function TabSet(props: {
  /** `files` looks like the title bar of a code block. */
  look: 'plain' | 'files';
  /** Accessible name of the list of tabs. */
  name: string;
  /** Sets with the same group show the same tab, and the browser remembers it. */
  group?: string;
  tabs: { label: string; value: string }[];
  /** One for each tab, in order. */
  panels: ReactNode[];
}) {
  const { look, name, group, tabs, panels } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useTabChoice({ group, values: tabs.map((tab) => tab.value) });

  const select = (index: number) => {
    const tab = tabs[index];
    if (!tab || !list.current) return;
    // Other sets of the group may change their height above this one: keep it under the pointer.
    const before = list.current.getBoundingClientRect().top;
    flushSync(() => choose(tab.value));
    const moved = list.current.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.value === chosen);
    const next = nextTabIndex({
      key: event.key,
      index,
      count: tabs.length,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={look === 'files' ? styles.files : styles.plain}>
      <div
        ref={list}
        role="tablist"
        aria-label={name}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ label, value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={value !== chosen}
          className={styles.panel}
        >
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          {panels[index]}
        </div>
      ))}
    </div>
  );
}
