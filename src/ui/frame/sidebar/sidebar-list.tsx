'use client';

import { withBaseUrl } from '#shared/base-url.ts';
import type { SidebarItem } from '#shared/sidebar.ts';
import { RawHtml } from '../../primitives/raw-html.tsx';
import { SidebarCategory } from './sidebar-category.tsx';
import styles from './sidebar-list.module.css';

/** Items of a sidebar, nested as deep as they are. */
export function SidebarList(props: {
  items: SidebarItem[];
  path: string;
  /** Id of the sidebar, and labels of the categories around the list: under it a category is remembered. */
  place: string;
  nested?: boolean;
}) {
  const { items, path, place, nested = false } = props;
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
                  {item.label}
                </a>
              </li>
            );
          case 'category':
            return <SidebarCategory key={item.label} category={item} path={path} parent={place} />;
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
