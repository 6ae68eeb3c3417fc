import type { PageComparison, SectionComparison } from '#shared/changes.ts';
import type { DocChangesPage } from '#shared/page-data.ts';
import { Breadcrumbs } from '../../frame/breadcrumbs/breadcrumbs.tsx';
import { MainContent } from '../../frame/layout/main-content.tsx';
import { VersionBadge } from '../../frame/version/version-badge.tsx';
import { VersionBanner } from '../../frame/version/version-banner.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import { PageTitle } from '../../primitives/page-title.tsx';
import styles from './doc-changes-page.module.css';
import { SectionChanges } from './section-changes.tsx';
import { BEGINNING, labelsOf } from './section-labels.ts';
import { summarize } from './summarize.ts';
import { ViewChoice } from './view-choice.tsx';

/** The text of a page compared with that of the version before, section by section. */
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
        <VersionBadge label={newer.label} />
        <PageTitle>
          {title}: {newer.label} and {older.label} compared
        </PageTitle>
        <p className={styles.lead}>
          This compares the text of the{' '}
          <ContentLink href={newer.href}>{newer.label} page</ContentLink> with that of the{' '}
          <ContentLink href={older.href}>{older.label} page</ContentLink>. A section that only one
          of them has does not mean that a feature came or went.
        </p>
        <p className={styles.lead}>
          {summarize({ counts, newer: newer.label, older: older.label })}
        </p>
        {shown.length > 1 && (
          <ul className={styles.contents}>
            {shown.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title || BEGINNING}</a>:{' '}
                {labelsOf(section, page).join(', ').toLowerCase()}
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

function Unchanged({ sections, href }: { sections: SectionComparison[]; href: string }) {
  if (sections.length === 0) return null;
  return (
    <p className={styles.same}>
      The same in both:{' '}
      {sections.map(({ id, title, anchor }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <ContentLink href={anchor === undefined ? href : `${href}#${anchor}`}>
            {title || BEGINNING.toLowerCase()}
          </ContentLink>
        </span>
      ))}
      .
    </p>
  );
}
