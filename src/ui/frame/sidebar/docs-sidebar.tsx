'use client';

import { useRef } from 'react';
import type { Sidebar } from '#shared/sidebar.ts';
import { useWireSlide } from '../../hooks/use-wire-slide.ts';
import styles from './docs-sidebar.module.css';
import { SidebarList } from './sidebar-list.tsx';
import { useSidebarPlace } from './use-sidebar-place.ts';

/**
 * The menu of a docs version (row D5). The wire marks the current page, slides to it, and the entry is scrolled into
 * view. On narrow screens, the mobile menu shows the same list.
 */
export function DocsSidebar({ sidebar, path }: { sidebar: Sidebar; path: string }) {
  const nav = useRef<HTMLElement>(null);
  useWireSlide(nav, path);
  useSidebarPlace({ scroller: nav, name: `sidebar-place.${sidebar.id}`, path });

  return (
    <nav ref={nav} className={styles.sidebar} aria-label={STRINGS.frame.docsNavigation}>
      <SidebarList items={sidebar.items} path={path} place={sidebar.id} whole={sidebar.whole} />
    </nav>
  );
}
