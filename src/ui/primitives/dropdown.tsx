'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { withBaseUrl } from '#shared/base-url.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import styles from './dropdown.module.css';
import { nextItemIndex } from './next-item-index.ts';

/** A link in a dropdown. */
export interface DropdownItem {
  label: string;
  /** What it leads to, in a few words, below the label. */
  line?: string;
  href: string;
  /** Marks the entry as the current one. */
  current?: boolean;
  lang?: string;
  /** `href` already includes a base URL. */
  isComplete?: boolean;
  onChoose?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A list of links or actions behind a button. It uses `<details>`, so that it opens without a script. With a script,
 * Escape, a click outside and leaving it with the keyboard close it, the arrow keys move through the list, and hovering
 * opens it until the mouse leaves, or permanently after a click.
 */
export function Dropdown(props: {
  label: ReactNode;
  name?: string;
  items?: DropdownItem[];
  /** List elements with a button each, after the links. */
  children?: ReactNode;
  /** The edge that the list shares with the button: `end` if left out. */
  edge?: 'start' | 'end';
  /** Called when the mouse, a finger or the focus comes to it, which is before any of its items is used. */
  onReach?: () => void;
}) {
  const { label, name, items = [], children, edge = 'end', onReach } = props;
  const details = useRef<HTMLDetailsElement>(null);
  /** Whether it is only open because of the mouse. */
  const isPeeked = useRef(false);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => {
      element.open = false;
    };
    const onPointer = (event: Event) => {
      if (!element.contains(event.target as Node)) close();
    };
    // Also if the focus is elsewhere, so that a hover menu can be dismissed without moving the mouse.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onPointer, { signal });
    document.addEventListener('site:navigated', close, { signal });
    return () => listeners.abort();
  }, []);

  const onKeyDown = (event: React.KeyboardEvent<HTMLDetailsElement>) => {
    const element = event.currentTarget;
    const entries = [...element.querySelectorAll<HTMLElement>('a, button')];
    const index = nextItemIndex({
      key: event.key,
      current: entries.indexOf(document.activeElement as HTMLElement),
      count: entries.length,
    });
    if (index === undefined) return;
    event.preventDefault();
    element.open = true;
    entries[index]?.focus();
  };

  return (
    <details
      ref={details}
      className={styles.dropdown}
      onKeyDown={onKeyDown}
      onFocus={onReach}
      onPointerEnter={({ pointerType, currentTarget }) => {
        onReach?.();
        if (pointerType !== 'mouse' || currentTarget.open) return;
        isPeeked.current = true;
        currentTarget.open = true;
      }}
      onPointerLeave={({ currentTarget }) => {
        if (isPeeked.current) currentTarget.open = false;
        isPeeked.current = false;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary
        className={styles.button}
        aria-label={name}
        onClick={(event) => {
          // A click right after opening by hover would close it; this keeps it open.
          if (isPeeked.current && details.current?.open) event.preventDefault();
          isPeeked.current = false;
        }}
      >
        {label}
        <ChevronIcon />
      </summary>
      <ul className={styles.list} data-edge={edge}>
        {items.map((item) => (
          <li key={item.label}>
            <a
              href={item.isComplete ? item.href : withBaseUrl(item.href, import.meta.env.BASE_URL)}
              aria-current={item.current ? 'true' : undefined}
              lang={item.lang}
              hrefLang={item.lang}
              onClick={item.onChoose}
            >
              {item.label}
              {item.line && <span className={styles.line}>{item.line}</span>}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </details>
  );
}
