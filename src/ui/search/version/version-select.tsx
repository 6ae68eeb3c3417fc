import type { SearchVersion } from '#shared/search/search-manifest.ts';
import styles from './version-select.module.css';

/** Chooses the version to search, if there are several. */
export function VersionSelect(props: {
  versions: SearchVersion[];
  tag: string;
  onChoose: (tag: string) => void;
}) {
  const { versions, tag, onChoose } = props;
  if (versions.length < 2) return null;
  return (
    <select
      aria-label={STRINGS.search.versionToSearch}
      className={styles.version}
      value={tag}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {versions.map((version) => (
        <option key={version.tag} value={version.tag}>
          {version.label}
        </option>
      ))}
    </select>
  );
}
