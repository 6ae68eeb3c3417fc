'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { withBaseUrl } from '#shared/base-url.ts';
import { SearchIcon } from '../../icons/icons.tsx';
import { hasModifier } from '../../primitives/has-modifier.ts';
import { LazyPart } from '../../primitives/lazy-part.tsx';
import { takeEarlySearch } from './early-search.ts';
import styles from './search-button.module.css';
import { isInControl, typedAfter } from './search-keys.ts';

const loadCode = () => import('../modal/search-modal.tsx');
const loadModal = () => loadCode().then(({ SearchModal }) => SearchModal);

/** The reader is about to search, so the code and index are loaded now. Failures are retried on opening. */
const prepare = () => {
  loadCode().then(
    ({ prepareSearch }) => prepareSearch(),
    () => {},
  );
};

/**
 * Opens the search, like Ctrl or Command with K, and `/` outside text fields. Without a script, and in a new tab, it
 * leads to the search page. No part of the search is loaded before the reader shows the intent (row S1).
 */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  /** Text typed before the field appears; empty afterwards. */
  const typed = useRef<string>(undefined);
  const keys = useSyncExternalStore(watchNothing, shortcutHere, shortcutAnywhere);

  const open = () => {
    // Enter on the link that opened it must not open it again.
    typed.current ??= '';
    setIsOpen(true);
  };
  const close = () => {
    typed.current = undefined;
    setIsOpen(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing are the same each time
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The open search, or another part of the page, has handled it.
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
      const next = typedAfter(typed.current, event);
      if (next === typed.current) return;
      if (next === undefined) return close();
      event.preventDefault();
      if (typed.current === undefined) open();
      typed.current = next;
    };
    const onPaste = (event: ClipboardEvent) => {
      if (typed.current === undefined || isInControl(event)) return;
      typed.current += event.clipboardData?.getData('text') ?? '';
    };
    typed.current = takeEarlySearch();
    if (typed.current !== undefined) open();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('paste', onPaste);
    };
  }, []);

  return (
    <>
      <a
        href={withBaseUrl('/search', import.meta.env.BASE_URL)}
        className={styles.button}
        aria-label={STRINGS.search.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={(event) => {
          if (hasModifier(event)) return;
          event.preventDefault();
          open();
        }}
      >
        <SearchIcon />
        <span className={styles.label}>{STRINGS.search.search}</span>
        <kbd className={styles.key}>{keys}</kbd>
      </a>
      {isOpen && (
        <div className={styles.late}>
          <LazyPart
            load={loadModal}
            part={{
              takeTyped: () => {
                const text = typed.current ?? '';
                typed.current = undefined;
                return text;
              },
              onClose: close,
            }}
          />
        </div>
      )}
    </>
  );
}

const watchNothing = () => () => {};
const shortcutAnywhere = () => 'Ctrl K';
const shortcutHere = () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K');
