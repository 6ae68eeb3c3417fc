import type { ComponentProps } from 'react';
import { ContentLink } from './content-link.tsx';
import styles from './more-link.module.css';

/** A link to where one reads on, with an arrow. For words from MDX the class `leadsOn` does the same. */
export function MoreLink(props: Omit<ComponentProps<typeof ContentLink>, 'className'>) {
  return <ContentLink {...props} className={styles.more} />;
}
