'use client';

import type { NavbarItem as NavbarItemData } from '#shared/navbar-items.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { activeNavbarHref } from './active-navbar-href.ts';
import { Brand } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './navbar.module.css';
import { NavbarItem } from './navbar-item.tsx';
import { NavbarItemBoundary } from './navbar-item-boundary.tsx';

/**
 * The bar at the top of every page. At 996 pixels and below, a menu replaces its links. A client component, so that
 * payloads contain its data instead of its elements.
 */
export function Navbar(props: {
  items: NavbarItemData[];
  path: string;
  /** The docs menu, for the menu on narrow screens. */
  sidebar: Sidebar | undefined;
  brand: SiteShell['navbar'];
  locale: string;
  hasThemeToggle: boolean;
  /** Whether the system's theme does not count. Left out where it does, as payloads have it in every page. */
  ignoresSystem?: boolean;
}) {
  const { items, path, sidebar, brand, locale, hasThemeToggle, ignoresSystem } = props;
  const active = activeNavbarHref(items, path);
  const draw = (position: NavbarItemData['position']) =>
    items
      .filter((item) => item.position === position)
      .map((item) => {
        const name = 'label' in item ? item.label : item.type;
        return (
          <NavbarItemBoundary key={`${item.type} ${name}`} name={name}>
            <NavbarItem
              item={item}
              path={path}
              isActive={item.type === 'link' && item.href === active}
              locale={locale}
            />
          </NavbarItemBoundary>
        );
      });
  return (
    <header className={styles.bar} data-hides={brand.hideOnScroll || undefined} data-print="hide">
      <nav className={styles.inner} aria-label={STRINGS.frame.mainNavigation}>
        <MobileMenu items={items} path={path} sidebar={sidebar} locale={locale} />
        <Brand navbar={brand} />
        <div className={styles.left}>{draw('left')}</div>
        <div className={styles.right}>
          {draw('right')}
          {hasThemeToggle && <ThemeToggle ignoresSystem={ignoresSystem} />}
        </div>
      </nav>
    </header>
  );
}
