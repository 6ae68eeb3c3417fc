'use client';

import { useRef } from 'react';
import type { TocItem } from '#shared/toc.ts';
import { useWireSlide } from '../../hooks/use-wire-slide.ts';
import styles from './table-of-contents.module.css';
import { useActiveHeading } from './use-active-heading.ts';

/** The headings of the page; the wire marks the current one (row D4). */
export function TableOfContents({ toc }: { toc: TocItem[] }) {
  const active = useActiveHeading(toc);
  const list = useRef<HTMLUListElement>(null);
  useWireSlide(list, active);
  return (
    <ul ref={list} className={styles.list}>
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
