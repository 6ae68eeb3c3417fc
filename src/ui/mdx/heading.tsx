import type { ReactNode } from 'react';
import type { HeadingProps } from '#shared/mdx-components.ts';
import styles from './heading.module.css';

/** A heading and the link to it. The link stands beside the heading, so it is no part of its name. */
export function Heading({ level, id, label, children }: HeadingProps & { children?: ReactNode }) {
  const Tag = `h${level}` as const;
  return (
    <div className={styles.heading} data-level={level}>
      <Tag id={id}>{children}</Tag>
      <a href={`#${id}`} className={styles.anchor} aria-label={`Direct link to ${label}`}>
        #
      </a>
    </div>
  );
}
