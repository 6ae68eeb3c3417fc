import type { PageComparison, SectionComparison } from '#shared/changes.ts';
import type { DocChangesPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import { Breadcrumbs } from '../../frame/breadcrumbs/breadcrumbs.tsx';
import { MainContent } from '../../frame/layout/main-content.tsx';
import { VersionBadge } from '../../frame/version/version-badge.tsx';
import { VersionBanner } from '../../frame/version/version-banner.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { PageTitle } from '../../primitives/page-title.tsx';
import styles from './doc-changes-page.module.css';
import { SectionChanges } from './section-changes.tsx';
import { BEGINNING, labelsOf } from './section-labels.ts';
import { summarize } from './summarize.ts';
import { ViewChoice } from './view-choice.tsx';

/** The text of a page compared with the previous version's, section by section. */
export function DocChangesPageView(props: { page: DocChangesPage; comparison: PageComparison }) {
  const { page, comparison } = props;
  const { docs, title, newer, older } = page;
  const { counts, sections } = comparison;
  const isShown = ({ state, isMoved }: SectionComparison) => state !== 'same' || isMoved;
  const shown = sections.filter(isShown);
  return (
    <MainContent className={styles.page}>
      <VersionBanner docs={docs} />
      <Breadcrumbs breadcrumbs={docs.breadcrumbs} />
      <article data-changes="">
        <VersionBadge version={docs.version} />
        <PageTitle>
          {fill(STRINGS.changes.compared, { title, newer: newer.label, older: older.label })}
        </PageTitle>
        <p className={styles.lead}>
          <Filled
            template={STRINGS.changes.about}
            parts={{ newer: <SidePage side={newer} />, older: <SidePage side={older} /> }}
          />
        </p>
        <p className={styles.lead}>
          {summarize({ counts, newer: newer.label, older: older.label })}
        </p>
        {shown.length > 1 && (
          <ul className={styles.contents}>
            {shown.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title || BEGINNING}</a>:{' '}
                {labelsOf(section, page).join(', ').toLocaleLowerCase(LANG)}
              </li>
            ))}
          </ul>
        )}
        <ViewChoice />
        {shown.map((section) => (
          <SectionChanges key={section.id} section={section} page={page} />
        ))}
        <Unchanged sections={sections.filter((it) => !isShown(it))} href={newer.href} />
      </article>
    </MainContent>
  );
}

function SidePage({ side }: { side: DocChangesPage['newer'] }) {
  return (
    <ContentLink href={side.href}>
      {fill(STRINGS.changes.pageOf, { version: side.label })}
    </ContentLink>
  );
}

function Unchanged({ sections, href }: { sections: SectionComparison[]; href: string }) {
  if (sections.length === 0) return null;
  return (
    <p className={styles.same}>
      <Filled
        template={STRINGS.changes.sameInBoth}
        parts={{
          sections: sections.map(({ id, title, anchor }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <ContentLink href={anchor === undefined ? href : `${href}#${anchor}`}>
                {title || BEGINNING.toLocaleLowerCase(LANG)}
              </ContentLink>
            </span>
          )),
        }}
      />
    </p>
  );
}
