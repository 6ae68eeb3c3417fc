import { withBaseUrl } from '#shared/base-url.ts';
import type { ApiIndexPage } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import { plural } from '#shared/strings/fill.ts';
import { DocsFrame } from '../docs/docs-frame.tsx';
import { ApiHeader } from './api-header.tsx';
import styles from './api-lists.module.css';

/** The start page of the reference: every package with its entries. */
export function ApiIndexPageView({
  page,
  sidebar,
}: {
  page: ApiIndexPage;
  sidebar: Sidebar | undefined;
}) {
  const { docs, path, title, description, packages } = page;
  return (
    <DocsFrame docs={docs} sidebar={sidebar} path={path}>
      <article>
        <ApiHeader version={docs.version} title={title} />
        <p className={styles.lead}>{description}</p>
        {packages.map((it) => (
          <section key={it.name} className={styles.package}>
            <h2>
              <code>{it.name}</code>
            </h2>
            {it.description && <p>{it.description}</p>}
            <ApiEntryLinks entries={it.entries} />
          </section>
        ))}
      </article>
    </DocsFrame>
  );
}

/** Entries with the number of their names. */
export function ApiEntryLinks({ entries }: Pick<ApiIndexPage['packages'][number], 'entries'>) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ name, path, isUnstable, count }) => (
        <li key={path}>
          <a href={withBaseUrl(path, import.meta.env.BASE_URL)}>
            <code>{name}</code>
            <span>{plural(isUnstable ? STRINGS.api.unstableNames : STRINGS.api.names, count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
