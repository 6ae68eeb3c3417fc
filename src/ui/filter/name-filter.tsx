'use client';

import { useId, useRef, useState } from 'react';
import { describeLists, filterNames } from './filter-names.ts';
import styles from './name-filter.module.css';

/** Hides all rows of the surrounding page whose names do not contain the typed text. Hidden without scripts. */
export function NameFilter() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const apply = () => {
    const page = field.current?.closest('article');
    if (!page || !field.current) return;
    const { value } = field.current;
    const lists = filterNames({ page, text: value });
    setMessage(value.trim() === '' ? '' : describeLists(lists));
  };
  return (
    <p className={styles.filter} data-print="hide">
      <label htmlFor={id}>{STRINGS.changes.filter}</label>
      <input
        id={id}
        ref={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        onInput={apply}
      />
      <span role="status">{message}</span>
    </p>
  );
}
