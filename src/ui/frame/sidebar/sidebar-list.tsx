'use client';

import { useId, useRef } from 'react';
import { withBaseUrl } from '#shared/base-url.ts';
import { containsPath } from '#shared/contains-path.ts';
import type { SidebarCategory, SidebarItem } from '#shared/sidebar.ts';
import { fill } from '#shared/strings/fill.ts';
import { ChevronIcon } from '../../icons/icons.tsx';
import { BreakableName } from '../../primitives/breakable-name.tsx';
import { LoadingFailed } from '../../primitives/loading-failed.tsx';
import { RawHtml } from '../../primitives/raw-html.tsx';
import { Spinner } from '../../primitives/spinner.tsx';
import categoryStyles from './sidebar-category.module.css';
import styles from './sidebar-list.module.css';
import { useCollapse } from './use-collapse.ts';
import { useItems } from './use-items.ts';

/** Sidebar items at any nesting level. */
export function SidebarList(props: {
  items: SidebarItem[];
  path: string;
  /** Id of the sidebar, and labels of the parent categories: the key for a category's saved state. */
  place: string;
  /** The file with all items, if some categories are cut. */
  whole: string | undefined;
  nested?: boolean;
}) {
  const { items, path, place, whole, nested = false } = props;
  return (
    <ul className={nested ? `${styles.list} ${styles.nested}` : styles.list}>
      {/* biome-ignore lint/suspicious/useIterableCallbackReturn: every type of item returns */}
      {items.map((item, index) => {
        switch (item.type) {
          case 'link':
            return (
              <li key={item.href}>
                <a
                  className={styles.link}
                  href={withBaseUrl(item.href, import.meta.env.BASE_URL)}
                  aria-current={item.href === path ? 'page' : undefined}
                >
                  <BreakableName name={item.label} />
                </a>
              </li>
            );
          case 'category':
            return (
              <Category key={item.label} category={item} path={path} parent={place} whole={whole} />
            );
          case 'html':
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: raw markup has no name, and never moves
              <RawHtml as="li" key={index} html={item.html} />
            );
        }
      })}
    </ul>
  );
}

/** A collapsible group of items. It opens automatically when the reader goes to a page inside it. */
function Category(props: {
  category: SidebarCategory;
  path: string;
  /** Position of its list. */
  parent: string;
  whole: string | undefined;
}) {
  const { category, path, parent, whole } = props;
  const { label, href, collapsible, collapsed } = category;
  const place = `${parent}/${label}`;
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isInside = containsPath(category, path);
  const initiallyOpen = isInside || !collapsed || !collapsible;
  const { isOpen, isShown, toggle } = useCollapse({
    content,
    initiallyOpen,
    isInside,
    name: `sidebar.${place}`,
  });
  const { items, isLoading, error, prepare, retry } = useItems({ category, whole, isShown });
  const control = {
    ref: button,
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: toggle,
    onPointerEnter: prepare,
    onFocus: prepare,
  } as const;

  return (
    <li>
      <div className={categoryStyles.row}>
        {href && (
          <a
            className={`${styles.link} ${categoryStyles.label}`}
            href={withBaseUrl(href, import.meta.env.BASE_URL)}
            aria-current={href === path ? 'page' : undefined}
          >
            {label}
          </a>
        )}
        {href && collapsible && (
          <button
            {...control}
            className={categoryStyles.toggle}
            aria-label={fill(isOpen ? STRINGS.frame.closeCategory : STRINGS.frame.openCategory, {
              label,
            })}
          >
            <ChevronIcon />
          </button>
        )}
        {/* Without its own page, the whole row toggles the category. */}
        {!href && collapsible && (
          <button
            {...control}
            className={`${styles.link} ${categoryStyles.label} ${categoryStyles.whole}`}
          >
            {label}
            <ChevronIcon />
          </button>
        )}
        {!href && !collapsible && (
          <span className={`${styles.link} ${categoryStyles.label}`}>{label}</span>
        )}
      </div>
      <div
        ref={content}
        id={id}
        className={categoryStyles.content}
        hidden={!isShown}
        aria-busy={isLoading || undefined}
      >
        {items.length > 0 && (
          <SidebarList items={items} path={path} place={place} whole={whole} nested />
        )}
        {isLoading && <Spinner />}
        {error && (
          <LoadingFailed
            error={error}
            onRetry={() => {
              // Otherwise, the focus would be lost with Retry.
              button.current?.focus();
              retry();
            }}
          />
        )}
      </div>
    </li>
  );
}
