import type { DocsContext } from '#shared/page-data.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './version-banner.module.css';

/** Says that a version is old, and leads to the same page of the latest one (row D8). */
export function VersionBanner({ docs }: { docs: DocsContext }) {
  const { banner, version } = docs;
  if (!banner) return null;
  return (
    <aside className={styles.banner} aria-label="About this version">
      <p>
        {banner.kind === 'unmaintained' ? (
          <>
            This is documentation for tRPC <strong>{version.label}</strong>, which is no longer
            actively maintained.
          </>
        ) : (
          <>
            This is documentation for tRPC <strong>{version.label}</strong>, which is not released
            yet.
          </>
        )}{' '}
        For up-to-date documentation, see the{' '}
        <ContentLink href={banner.latestHref}>latest version</ContentLink> ({banner.latestLabel})
        {banner.changesHref && (
          <>
            {' '}
            or <ContentLink href={banner.changesHref}>compare the two pages</ContentLink>
          </>
        )}
        .
      </p>
    </aside>
  );
}
