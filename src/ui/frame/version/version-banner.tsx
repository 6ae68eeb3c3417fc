import type { DocsContext } from '#shared/page-data.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { Filled } from '../../primitives/filled.tsx';
import styles from './version-banner.module.css';

/** Tells readers that a version is old, with a link to the same page in the latest one (row D8). */
export function VersionBanner({ docs }: { docs: DocsContext }) {
  const { banner, version } = docs;
  if (!banner) return null;
  return (
    <aside className={styles.banner} aria-label={STRINGS.docs.aboutVersion}>
      <p>
        <Filled
          template={STRINGS.docs[banner.kind]}
          parts={{ version: <strong>{version.label}</strong> }}
        />{' '}
        <Filled
          template={banner.changesHref ? STRINGS.docs.seeLatestOrCompare : STRINGS.docs.seeLatest}
          parts={{
            latest: (
              <ContentLink href={banner.latestHref}>{STRINGS.docs.latestVersion}</ContentLink>
            ),
            label: banner.latestLabel,
            compare: banner.changesHref && (
              <ContentLink href={banner.changesHref}>{STRINGS.docs.comparePages}</ContentLink>
            ),
          }}
        />
      </p>
    </aside>
  );
}
