'use client';

import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { TabList, TabPanel } from './tab-list.tsx';
import styles from './tab-set.module.css';
import { useTabChoice } from './use-tab-choice.ts';

/** Tabs and their panels. Without a script, every panel is visible under its label, stacked. */
export function TabSet(props: {
  /** `files` looks like the title bar of a code block. */
  look: 'plain' | 'files';
  /** Accessible name of the list of tabs. */
  name: string;
  /** Sets of the same group show the same tab, and the choice is stored. */
  group?: string | undefined;
  tabs: { label: string; value: string }[];
  /** One for each tab, in order. */
  panels: ReactNode[];
}) {
  const { look, name, group, tabs, panels } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useTabChoice({ group, values: tabs.map((tab) => tab.value) });

  const select = (value: string) => {
    if (!list.current) return;
    // Other sets of the group may change height above this one, so it is kept under the pointer.
    const before = list.current.getBoundingClientRect().top;
    flushSync(() => choose(value));
    const moved = list.current.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };

  return (
    <div className={look === 'files' ? styles.files : styles.plain}>
      <TabList
        ref={list}
        id={id}
        name={name}
        tabs={tabs}
        chosen={chosen}
        onChoose={select}
        className={styles.list}
        tabClassName={styles.tab}
      />
      {tabs.map(({ label, value }, index) => (
        <TabPanel
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs never move, and two may have the same label by mistake
          key={index}
          id={id}
          index={index}
          isShown={value === chosen}
          onFound={() => select(value)}
          className={styles.panel}
        >
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          {panels[index]}
        </TabPanel>
      ))}
    </div>
  );
}
