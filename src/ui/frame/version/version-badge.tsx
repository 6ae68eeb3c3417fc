import styles from './version-badge.module.css';

/** The version that a page documents, above its title. */
export function VersionBadge({ label }: { label: string }) {
  return <p className={styles.badge}>{`Version: ${label}`}</p>;
}
