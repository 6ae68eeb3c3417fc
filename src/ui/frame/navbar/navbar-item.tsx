import type { NavbarItem as NavbarItemData } from '#shared/navbar-items.ts';
import { linkIcons } from '../../icons/link-icons.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import { Dropdown } from '../../primitives/dropdown.tsx';
import iconButton from '../../primitives/icon-button.module.css';
import { RawHtml } from '../../primitives/raw-html.tsx';
import { SearchButton } from '../../search/button/search-button.tsx';
import { VersionDropdown } from '../version/version-dropdown.tsx';
import { LocaleDropdown } from './locale-dropdown.tsx';
import styles from './navbar-item.module.css';

/** One navbar item, rendered by its type. Invalid types never get here (row E5). */
export function NavbarItem(props: {
  item: NavbarItemData;
  path: string;
  isActive: boolean;
  locale: string;
}) {
  const { item, path, isActive, locale } = props;
  switch (item.type) {
    case 'link': {
      const Icon = item.icon && linkIcons[item.icon];
      return (
        <ContentLink
          href={item.href}
          className={Icon ? `${iconButton.button} ${styles.icon}` : styles.link}
          aria-label={Icon ? item.label : undefined}
          title={Icon ? item.label : undefined}
          aria-current={isActive ? 'true' : undefined}
        >
          {Icon ? <Icon /> : item.label}
        </ContentLink>
      );
    }
    case 'dropdown':
      return <Dropdown label={item.label} items={item.items} />;
    case 'docsVersionDropdown':
      return <VersionDropdown docsId={item.docsId} versions={item.versions} />;
    case 'localeDropdown':
      return <LocaleDropdown item={item} path={path} current={locale} />;
    case 'search':
      return <SearchButton />;
    case 'html':
      return <RawHtml as="div" className={styles.html} html={item.html} />;
  }
}
