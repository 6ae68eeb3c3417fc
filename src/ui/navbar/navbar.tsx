import type { NavbarItem as NavbarItemData } from '#shared/navbar.ts';
import type { PageData } from '#shared/page-data.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { activeNavbarHref } from './active-navbar-href.ts';
import { Brand } from './brand.tsx';
import styles from './navbar.module.css';
import { NavbarItem } from './navbar-item.tsx';
import { NavbarItemBoundary } from './navbar-item-boundary.tsx';

/** The bar on top of every page. At 996 pixels and below, a menu takes the place of its links. */
export function Navbar({ shell, page }: { shell: SiteShell; page: PageData }) {
  const active = activeNavbarHref(page.navbar, page.path);
  const draw = (position: NavbarItemData['position']) =>
    page.navbar
      .filter((item) => item.position === position)
      .map((item) => {
        const name = 'label' in item ? item.label : item.type;
        return (
          <NavbarItemBoundary key={`${item.type} ${name}`} name={name}>
            <NavbarItem
              item={item}
              path={page.path}
              isActive={item.type === 'link' && item.href === active}
              locale={shell.locale.name}
            />
          </NavbarItemBoundary>
        );
      });
  return (
    <header
      className={styles.bar}
      data-hides={shell.navbar.hideOnScroll || undefined}
      data-print="hide"
    >
      <nav className={styles.inner} aria-label="Main">
        <MobileMenu
          items={page.navbar}
          path={page.path}
          sidebar={'docs' in page ? page.docs.sidebar : undefined}
        />
        <Brand navbar={shell.navbar} />
        <div className={styles.left}>{draw('left')}</div>
        <div className={styles.right}>
          {draw('right')}
          {!shell.colorMode.disableSwitch && <ThemeToggle />}
        </div>
      </nav>
    </header>
  );
}
