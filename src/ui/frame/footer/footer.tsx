'use client';

import type { Footer as FooterData } from '#shared/site-shell.ts';
import { fill } from '#shared/strings/fill.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './footer.module.css';

/**
 * The bottom of every page: links in columns, the hosting provider's badge, the license (row L8). A client component,
 * so that payloads contain its data instead of its elements.
 */
export function Footer({ footer }: { footer: FooterData }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          {footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={fill(STRINGS.frame.footerLinks, { title })}>
              <p className={styles.title}>{title}</p>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <ContentLink href={href}>{label}</ContentLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          {footer.endLinks.map(({ label, href }) => (
            <ContentLink key={href} href={href} className={styles.endLink}>
              {label}
            </ContentLink>
          ))}
          {footer.badge && (
            <ContentLink href={footer.badge.href} className={styles.badge}>
              <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
                <path d="M6 1 11.5 11H.5Z" fill="currentColor" />
              </svg>
              {footer.badge.label}
            </ContentLink>
          )}
          <p>{footer.copyright}</p>
        </div>
      </div>
    </footer>
  );
}
