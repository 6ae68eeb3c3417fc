import type { Breadcrumb } from '#shared/breadcrumb.ts';
import { HomeIcon } from '../../icons/icons.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './breadcrumbs.module.css';

/** The path to the page through the sidebar's categories (row D3). */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: Breadcrumb[] }) {
  return (
    <nav aria-label={STRINGS.frame.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        <li>
          <ContentLink href="/" aria-label={STRINGS.frame.homePage}>
            <HomeIcon />
          </ContentLink>
        </li>
        {breadcrumbs.map(({ label, href }, index) => {
          const isLast = index === breadcrumbs.length - 1;
          return (
            <li key={label}>
              {href && !isLast ? (
                <ContentLink href={href}>{label}</ContentLink>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
