'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withBaseUrl } from '#shared/base-url.ts';
import type { NavbarItem } from '#shared/navbar-items.ts';
import { preferredVersionKey } from '#shared/preferred-version.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import { writeStored } from '../../hooks/storage.ts';
import { CloseIcon, MenuIcon } from '../../icons/icons.tsx';
import { breakpoints } from '../../styles/breakpoints.ts';
import { SidebarList } from '../sidebar/sidebar-list.tsx';
import { useSidebarPlace } from '../sidebar/use-sidebar-place.ts';
import { activeNavbarHref } from './active-navbar-href.ts';
import { LocaleDropdown } from './locale-dropdown.tsx';
import styles from './mobile-menu.module.css';

/** From this width on, the bar has space for its links and the menu closes. */
const WIDE = `(width > ${breakpoints.menu}px)`;

/**
 * The menu that replaces the bar's links on narrow screens (row L9). A modal `<dialog>`: the browser keeps the focus
 * inside, closes it on Escape and restores the focus. On docs pages it opens with the docs menu. Its content is
 * rendered only while it is open.
 */
export function MobileMenu(props: {
  items: NavbarItem[];
  path: string;
  sidebar: Sidebar | undefined;
  locale: string;
}) {
  const { items, path, sidebar, locale } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [panel, setPanel] = useState<'main' | 'docs'>('main');

  // Before the list inside restores its scroll position, because hidden elements do not scroll.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  useEffect(() => {
    const close = () => dialog.current?.close();
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    document.addEventListener('site:navigated', close);
    return () => {
      wide.removeEventListener('change', close);
      document.removeEventListener('site:navigated', close);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={STRINGS.frame.openMenu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => {
          setPanel(sidebar ? 'docs' : 'main');
          setIsOpen(true);
        }}
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the dialog's own: Escape closes it */}
      <dialog
        ref={dialog}
        className={styles.menu}
        aria-label={STRINGS.frame.menu}
        onClose={() => setIsOpen(false)}
        onClick={(event) => {
          // Clicks outside its content hit the dialog itself: the backdrop.
          if (event.target === event.currentTarget) event.currentTarget.close();
          // A link to the current page does not navigate.
          const link = (event.target as Element).closest('a');
          if (link && link.pathname === location.pathname) event.currentTarget.close();
        }}
      >
        {isOpen && (
          <div className={styles.content}>
            <div className={styles.head}>
              {panel === 'docs' ? (
                <button type="button" className={styles.back} onClick={() => setPanel('main')}>
                  {STRINGS.frame.backToMainMenu}
                </button>
              ) : (
                <p className={styles.title}>{STRINGS.frame.menu}</p>
              )}
              <button
                type="button"
                className={styles.close}
                aria-label={STRINGS.frame.closeMenu}
                onClick={() => dialog.current?.close()}
              >
                <CloseIcon />
              </button>
            </div>
            {panel === 'docs' && sidebar ? (
              <DocsPanel sidebar={sidebar} path={path} scroller={dialog} />
            ) : (
              <MainPanel
                items={items}
                path={path}
                locale={locale}
                onDocs={sidebar ? () => setPanel('docs') : undefined}
              />
            )}
          </div>
        )}
      </dialog>
    </>
  );
}

/** The docs menu in its last state. */
function DocsPanel(props: {
  sidebar: Sidebar;
  path: string;
  scroller: RefObject<HTMLElement | null>;
}) {
  const { sidebar, path, scroller } = props;
  useSidebarPlace({ scroller, name: `menu-place.${sidebar.id}`, path });
  return (
    <nav aria-label={STRINGS.frame.docsNavigation}>
      <SidebarList items={sidebar.items} path={path} place={sidebar.id} whole={sidebar.whole} />
    </nav>
  );
}

function MainPanel(props: {
  items: NavbarItem[];
  path: string;
  locale: string;
  onDocs: (() => void) | undefined;
}) {
  const { items, path, locale, onDocs } = props;
  const active = activeNavbarHref(items, path);
  const link = (label: string, href: string, current = false) => (
    <li key={label}>
      <a
        href={withBaseUrl(href, import.meta.env.BASE_URL)}
        aria-current={current ? 'page' : undefined}
      >
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={STRINGS.frame.mainMenu}>
      <ul className={styles.links}>
        {onDocs && (
          <li>
            <button type="button" onClick={onDocs}>
              {STRINGS.frame.docsContents}
            </button>
          </li>
        )}
        {items.map((item) => {
          switch (item.type) {
            case 'link':
              return link(item.label, item.href, item.href === active);
            case 'dropdown':
              return item.items.map(({ label, href }) => link(label, href, href === path));
            case 'docsVersionDropdown':
              return (
                <li key="versions">
                  <p className={styles.group}>{STRINGS.frame.versions}</p>
                  <ul className={styles.links}>
                    {item.versions.map(({ name, label, href, active: isShown }) => (
                      <li key={name}>
                        <a
                          href={withBaseUrl(href, import.meta.env.BASE_URL)}
                          aria-current={isShown ? 'page' : undefined}
                          onClick={() => writeStored(preferredVersionKey(item.docsId), name)}
                        >
                          {label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </li>
              );
            case 'localeDropdown':
              return (
                <li key="locales">
                  <LocaleDropdown item={item} path={path} current={locale} />
                </li>
              );
            default:
              return null;
          }
        })}
      </ul>
    </nav>
  );
}
