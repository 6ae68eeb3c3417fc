'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Sidebar } from '#shared/sidebar.ts';
import styles from './docs-sidebar.module.css';
import { SidebarList } from './sidebar-list.tsx';

/**
 * The menu of a docs version (row D5): the current page is marked by the wire, which slides to it, and
 * is brought into view. On narrow screens the mobile menu shows the same list.
 */
export function DocsSidebar({ sidebar, path }: { sidebar: Sidebar; path: string }) {
  const nav = useRef<HTMLElement>(null);
  const wire = useRef<HTMLSpanElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page anew
  useLayoutEffect(() => {
    const container = nav.current;
    const current = container?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!container || !current || !wire.current) return;
    const box = container.getBoundingClientRect();
    const row = current.getBoundingClientRect();
    const top = row.top - box.top + container.scrollTop;
    wire.current.style.translate = `0 ${top}px`;
    wire.current.style.height = `${row.height}px`;
    // It slides from page to page, and not to its first place.
    requestAnimationFrame(() => {
      container.dataset.wired = '';
    });
    if (row.top < box.top || row.bottom > box.bottom) {
      container.scrollTop = top - box.height / 2;
    }
  }, [path]);

  return (
    <nav ref={nav} className={styles.sidebar} aria-label="Docs">
      <span ref={wire} className={styles.wire} aria-hidden="true" />
      <SidebarList items={sidebar.items} path={path} />
    </nav>
  );
}
