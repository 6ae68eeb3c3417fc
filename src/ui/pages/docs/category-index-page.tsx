import type { CategoryIndexPage } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import { plural } from '#shared/strings/fill.ts';
import { VersionBadge } from '../../frame/version/version-badge.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import { PageTitle } from '../../primitives/page-title.tsx';
import styles from './category-index-page.module.css';
import { DocsFrame } from './docs-frame.tsx';

/** The generated index page of a sidebar category, with a card for each page. */
export function CategoryIndexPageView({
  page,
  sidebar,
}: {
  page: CategoryIndexPage;
  sidebar: Sidebar | undefined;
}) {
  return (
    <DocsFrame docs={page.docs} sidebar={sidebar} path={page.path}>
      <article>
        <VersionBadge version={page.docs.version} />
        <PageTitle>{page.title}</PageTitle>
        <p className={styles.description}>{page.description}</p>
        <ul className={styles.cards}>
          {page.cards.map(({ title, description, href, count }) => (
            <li key={href}>
              <ContentLink href={href}>
                <strong>{title}</strong>
                <span>{count === undefined ? description : plural(STRINGS.docs.pages, count)}</span>
              </ContentLink>
            </li>
          ))}
        </ul>
      </article>
    </DocsFrame>
  );
}
