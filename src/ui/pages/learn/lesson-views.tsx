'use client';

import { type ReactNode, useId, useState } from 'react';
import { TabList } from '../../primitives/tab-list.tsx';
import styles from './lesson-views.module.css';

/** Text and code side by side; on narrow screens, one of them in tabs. */
export function LessonViews({ text, code }: { text: ReactNode; code: ReactNode }) {
  const id = useId();
  const [shown, show] = useState('text');
  return (
    <div className={styles.views} data-shown={shown}>
      <TabList
        id={id}
        name={STRINGS.learn.views}
        tabs={[
          { value: 'text', label: STRINGS.learn.text },
          { value: 'code', label: STRINGS.learn.code },
        ]}
        chosen={shown}
        onChoose={show}
        className={styles.tabs}
        tabClassName={styles.tab}
      />
      <div
        role="tabpanel"
        id={`${id}-panel-0`}
        aria-labelledby={`${id}-tab-0`}
        className={styles.text}
      >
        {text}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel-1`}
        aria-labelledby={`${id}-tab-1`}
        className={styles.code}
      >
        {code}
      </div>
    </div>
  );
}
