import type { ComponentProps } from 'react';
import { ContentLink } from './content-link.tsx';
import styles from './more-link.module.css';

/** A link to further reading, with an arrow. In MDX text, the class `leadsOn` does the same. */
export function MoreLink(props: Omit<ComponentProps<typeof ContentLink>, 'className'>) {
  return <ContentLink {...props} className={styles.more} />;
}
