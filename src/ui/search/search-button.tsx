'use client';

import { useEffect, useRef } from 'react';
import { withBaseUrl } from '#shared/base-url.ts';
import { SearchIcon } from '../icons/icons.tsx';
import { opensSearch } from './opens-search.ts';
import styles from './search-button.module.css';

/** Leads to the search page; so do Ctrl or Command with K, and `/` outside of text fields. */
export function SearchButton() {
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const inTextField =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input, textarea, select'));
      if (!opensSearch({ ...pressedKeys(event), inTextField })) return;
      event.preventDefault();
      link.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <a
      ref={link}
      href={withBaseUrl('/search', import.meta.env.BASE_URL)}
      className={styles.button}
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <SearchIcon />
      <span className={styles.label}>Search</span>
      <kbd className={styles.key}>Ctrl K</kbd>
    </a>
  );
}

function pressedKeys({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return { key, ctrlKey, metaKey, altKey };
}
