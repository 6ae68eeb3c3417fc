'use client';

import type { TocItem } from '#shared/toc.ts';
import styles from './table-of-contents.module.css';
import { useActiveHeading } from './use-active-heading.ts';

/** The headings of the page; the one that is being read is marked (row D4). */
export function TableOfContents({ toc }: { toc: TocItem[] }) {
  const active = useActiveHeading(toc);
  return (
    <ul className={styles.list}>
      {toc.map(({ id, label, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
