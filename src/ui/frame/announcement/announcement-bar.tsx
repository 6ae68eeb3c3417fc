import type { Announcement } from '#shared/site-shell.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import iconButton from '../../primitives/icon-button.module.css';
import styles from './announcement-bar.module.css';
import { DismissButton } from './dismiss-button.tsx';

/**
 * The bar at the top of every page (row L2). If the reader has closed it, the boot script marks the root element, and
 * the style sheet hides it before the first paint.
 */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { id, text, link, closeable } = announcement;
  return (
    <section className={styles.bar} aria-label={STRINGS.frame.announcement} data-print="hide">
      <p className={styles.text}>
        {text} {link && <ContentLink href={link.href}>{link.label}</ContentLink>}
      </p>
      {closeable && <DismissButton id={id} className={`${iconButton.button} ${styles.close}`} />}
    </section>
  );
}
