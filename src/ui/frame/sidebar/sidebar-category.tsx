'use client';

import { useId, useRef } from 'react';
import { withBaseUrl } from '#shared/base-url.ts';
import type { SidebarCategory as SidebarCategoryData } from '#shared/sidebar.ts';
import { ChevronIcon } from '../../icons/icons.tsx';
import { containsPath } from './contains-path.ts';
import styles from './sidebar-category.module.css';
import listStyles from './sidebar-list.module.css';
import { SidebarList } from './sidebar-list.tsx';
import { useCollapse } from './use-collapse.ts';

/** A group of items that opens and closes. It opens by itself when the reader goes to a page in it. */
export function SidebarCategory(props: {
  category: SidebarCategoryData;
  path: string;
  /** Place of the list that it is in. */
  parent: string;
}) {
  const { category, path, parent } = props;
  const { label, href, collapsible, collapsed, items } = category;
  const place = `${parent}/${label}`;
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const isInside = containsPath(category, path);
  const initiallyOpen = isInside || !collapsed || !collapsible;
  const { isOpen, isShown, toggle } = useCollapse({
    content,
    initiallyOpen,
    isInside,
    name: `sidebar.${place}`,
  });
  const control = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: toggle,
  } as const;

  return (
    <li>
      <div className={styles.row}>
        {href && (
          <a
            className={`${listStyles.link} ${styles.label}`}
            href={withBaseUrl(href, import.meta.env.BASE_URL)}
            aria-current={href === path ? 'page' : undefined}
          >
            {label}
          </a>
        )}
        {href && collapsible && (
          <button
            {...control}
            className={styles.toggle}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${label}`}
          >
            <ChevronIcon />
          </button>
        )}
        {/* Without a page of its own, all of the row opens and closes. */}
        {!href && collapsible && (
          <button {...control} className={`${listStyles.link} ${styles.label} ${styles.whole}`}>
            {label}
            <ChevronIcon />
          </button>
        )}
        {!href && !collapsible && (
          <span className={`${listStyles.link} ${styles.label}`}>{label}</span>
        )}
      </div>
      <div ref={content} id={id} className={styles.content} hidden={!isShown}>
        <SidebarList items={items} path={path} place={place} nested />
      </div>
    </li>
  );
}
