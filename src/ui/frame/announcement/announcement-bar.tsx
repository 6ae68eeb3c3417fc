import type { Announcement } from '#shared/site-shell.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './announcement-bar.module.css';
import { DismissButton } from './dismiss-button.tsx';

/**
 * The bar on top of every page (row L2). The boot script marks the root element where the reader has
 * closed it, and the style sheet then hides it before anything is painted.
 */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { id, text, link, closeable } = announcement;
  return (
    <section className={styles.bar} aria-label={STRINGS.frame.announcement} data-print="hide">
      <p className={styles.text}>
        {text} {link && <ContentLink href={link.href}>{link.label}</ContentLink>}
      </p>
      {closeable && <DismissButton id={id} className={styles.close} />}
    </section>
  );
}
