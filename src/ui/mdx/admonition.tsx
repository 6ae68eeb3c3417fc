import type { ReactNode } from 'react';
import type { AdmonitionKind, AdmonitionProps } from '#shared/mdx-components.ts';
import styles from './admonition.module.css';

const names: Record<AdmonitionKind, string> = {
  note: STRINGS.content.note,
  tip: STRINGS.content.tip,
  info: STRINGS.content.info,
  warning: STRINGS.content.warning,
  danger: STRINGS.content.danger,
  caution: STRINGS.content.caution,
};

const bulb = 'M6.25 13.5h3.5M6.5 11.25c0-1.5-2-2.25-2-4.75a3.5 3.5 0 0 1 7 0c0 2.5-2 3.25-2 4.75z';
const triangle = 'M8 2.75 14 13.25H2zM8 6.75v3M8 11.4v.1';
const icons: Record<AdmonitionKind, string> = {
  note: 'M3.5 2.75h9v7.5l-3 3h-6zM9.5 13.25v-3h3M6 6h4M6 8.5h2.5',
  tip: bulb,
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.25v3.5M8 5.1v.1',
  warning: triangle,
  caution: triangle,
  danger: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.75M8 10.9v.1',
};

/** A note beside the text: an icon, a title and a tinted background. */
export function Admonition({ kind, title, children }: AdmonitionProps & { children?: ReactNode }) {
  const name = title ?? names[kind];
  return (
    <div role="note" aria-label={name} className={styles.admonition} data-kind={kind}>
      <p className={styles.title} aria-hidden="true">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={icons[kind]} />
        </svg>
        {name}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
