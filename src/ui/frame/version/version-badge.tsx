import { fill } from '#shared/strings/fill.ts';
import styles from './version-badge.module.css';

/** The page's version, above its title. For the latest version it is only printed. */
export function VersionBadge({ version }: { version: { label: string; isLast: boolean } }) {
  const { label, isLast } = version;
  return (
    <p className={styles.badge} data-last={isLast || undefined}>
      {fill(STRINGS.docs.badge, { label })}
    </p>
  );
}
