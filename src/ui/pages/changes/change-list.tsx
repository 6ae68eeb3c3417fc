import type { ReactNode } from 'react';
import type { ExportLink } from '#shared/api-changes.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import { markupOf } from '../../anchors/markup-of.ts';
import { RawHtml } from '../../primitives/raw-html.tsx';
import styles from './change-list.module.css';

/** A list with its number of rows. The page's filter finds both by their attributes. */
function CountedList(props: { label: string; count: number; children: ReactNode }) {
  const { label, count, children } = props;
  return (
    <div data-list={label}>
      <h3 className={styles.heading}>
        {label} <span data-count="">{`(${count})`}</span>
      </h3>
      {children}
    </div>
  );
}

/** Changes of one kind with their number. Renders nothing if there are none. */
export function ChangeList(props: { label: string; isWide?: boolean; children: ReactNode[] }) {
  const { label, isWide = true, children } = props;
  if (children.length === 0) return null;
  return (
    <CountedList label={label} count={children.length}>
      <ul className={isWide ? styles.rows : styles.columns}>{children}</ul>
    </CountedList>
  );
}

/**
 * Many names as one piece of HTML, so that React has nothing to hydrate in it. Each links to its page, where the
 * history has the details.
 */
export function NameList({ label, names }: { label: string; names: ExportLink[] }) {
  if (names.length === 0) return null;
  const items = names.map(({ name, href }) => {
    const words =
      href === undefined
        ? markupOf('code', {}, name)
        : markupOf('a', { href: withBaseUrl(href, import.meta.env.BASE_URL) }, name);
    return `<li data-name=${name}>${words}</li>`;
  });
  return (
    <CountedList label={label} count={names.length}>
      <RawHtml as="ul" className={`${styles.columns} ${styles.names}`} html={items.join('')} />
    </CountedList>
  );
}
