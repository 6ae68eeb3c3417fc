'use client';

import { withBaseUrl } from '#shared/base-url.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { Mark } from '../../brand/mark.tsx';
import styles from './brand.module.css';

/** Logo and name. A right-click leads to the page with the brand's files (row L4). */
export function Brand({ navbar }: { navbar: SiteShell['navbar'] }) {
  const { title, logoHref, brandContextHref } = navbar;
  return (
    <a
      className={styles.brand}
      href={withBaseUrl(logoHref, import.meta.env.BASE_URL)}
      onContextMenu={(event) => {
        if (!brandContextHref) return;
        event.preventDefault();
        location.assign(withBaseUrl(brandContextHref, import.meta.env.BASE_URL));
      }}
    >
      <Mark />
      {title}
    </a>
  );
}
