import { fill } from '#shared/strings/fill.ts';
import styles from './version-badge.module.css';

/** The version that a page documents, above its title. Of the latest one only paper has to tell. */
export function VersionBadge({ version }: { version: { label: string; isLast: boolean } }) {
  const { label, isLast } = version;
  return (
    <p className={styles.badge} data-last={isLast || undefined}>
      {fill(STRINGS.docs.badge, { label })}
    </p>
  );
}
