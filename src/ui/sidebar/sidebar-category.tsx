'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { withBaseUrl } from '#shared/base-url.ts';
import type { SidebarCategory as SidebarCategoryData } from '#shared/sidebar.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import { collapseDuration } from './collapse-duration.ts';
import { containsPath } from './contains-path.ts';
import styles from './sidebar-category.module.css';
import listStyles from './sidebar-list.module.css';
import { SidebarList } from './sidebar-list.tsx';

/** A group of items that opens and closes. It opens by itself when the reader goes to a page in it. */
export function SidebarCategory(props: { category: SidebarCategoryData; path: string }) {
  const { category, path } = props;
  const { label, href, collapsible, collapsed } = category;
  const isInside = containsPath(category, path);
  const [isOpen, setIsOpen] = useState(isInside || !collapsed || !collapsible);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (isInside) setIsOpen(true);
  }, [isInside]);

  const toggle = () => {
    const element = content.current;
    setIsOpen(!isOpen);
    if (!element) return;
    // Measured while it is shown: closed lists have no height.
    element.hidden = false;
    const height = element.scrollHeight;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frames = [{ height: '0px' }, { height: `${height}px` }];
    const animation = element.animate(isOpen ? frames.reverse() : frames, {
      duration: collapseDuration({ height, reducedMotion }),
      easing: 'ease-in-out',
    });
    animation.onfinish = () => {
      element.hidden = isOpen;
    };
  };

  return (
    <li>
      <div className={styles.row}>
        {href ? (
          <a
            className={listStyles.link}
            href={withBaseUrl(href, import.meta.env.BASE_URL)}
            aria-current={href === path ? 'page' : undefined}
            data-category
          >
            {label}
          </a>
        ) : (
          <span className={styles.label}>{label}</span>
        )}
        {collapsible && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${label}`}
            onClick={toggle}
          >
            <ChevronIcon />
          </button>
        )}
      </div>
      <div ref={content} id={id} className={styles.content} hidden={!isOpen}>
        <SidebarList items={category.items} path={path} nested />
      </div>
    </li>
  );
}
