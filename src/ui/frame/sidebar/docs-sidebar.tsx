'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Sidebar } from '#shared/sidebar.ts';
import { useWireSlide } from '../../hooks/use-wire-slide.ts';
import styles from './docs-sidebar.module.css';
import { SidebarList } from './sidebar-list.tsx';

/**
 * The menu of a docs version (row D5): the current page is marked by the wire, which slides to it, and
 * is brought into view. On narrow screens the mobile menu shows the same list.
 */
export function DocsSidebar({ sidebar, path }: { sidebar: Sidebar; path: string }) {
  const nav = useRef<HTMLElement>(null);
  useWireSlide(nav, path);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page anew
  useLayoutEffect(() => {
    if (nav.current) showCurrent(nav.current);
    // Once more when the page has gone to its top, which moves the bar above the menu.
    let isStale = false;
    window.navigation?.transition?.finished.then(
      () => {
        if (nav.current && !isStale) showCurrent(nav.current);
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [path]);

  return (
    <nav ref={nav} className={styles.sidebar} aria-label="Docs">
      <SidebarList items={sidebar.items} path={path} />
    </nav>
  );
}

/** Scrolls the menu so that the current page's entry is seen, if it is not. */
function showCurrent(menu: HTMLElement) {
  const current = menu.querySelector('[aria-current="page"]');
  if (!current) return;
  const box = menu.getBoundingClientRect();
  const row = current.getBoundingClientRect();
  if (row.top < box.top || row.bottom > Math.min(box.bottom, window.innerHeight)) {
    menu.scrollTop += row.top - box.top - box.height / 2;
  }
}
