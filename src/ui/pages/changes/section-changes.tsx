import type { ChangePart, SectionComparison } from '#shared/changes.ts';
import type { DocChangesPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import { languageLabel } from '../../code/language-label.ts';
import { LineChanges } from '../../code/line-changes.tsx';
import { Badge } from '../../mdx/badge.tsx';
import { Heading } from '../../mdx/heading.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './section-changes.module.css';
import { BEGINNING, labelsOf } from './section-labels.ts';
import { TextPart } from './text-change.tsx';

/** A section that differs, or that only one page has. The latter is marked as a whole instead of block by block. */
export function SectionChanges(props: { section: SectionComparison; page: DocChangesPage }) {
  const { section, page } = props;
  const { id, state, title, oldTitle, anchor, parts } = section;
  const label = title || BEGINNING;
  const isMarked = state === 'changed';
  const where = state === 'removed' ? page.older : page.newer;
  const drawn = parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name, and never move
    <Part key={index} part={part} isMarked={isMarked} />
  ));
  return (
    <section className={styles.section}>
      <Heading level={2} id={id} label={label}>
        {label}
      </Heading>
      <p className={styles.facts}>
        {labelsOf(section, page).map((word) => (
          <Badge key={word} kind={state === 'removed' ? 'warning' : 'info'}>
            {word}
          </Badge>
        ))}
        {oldTitle !== undefined && (
          <span>
            {fill(STRINGS.changes.oldTitle, { version: page.older.label, title: oldTitle })}
          </span>
        )}
        <ContentLink href={anchor === undefined ? where.href : `${where.href}#${anchor}`}>
          {fill(STRINGS.changes.readIn, { version: where.label })}
        </ContentLink>
      </p>
      {state === 'added' && <ins className={styles.added}>{drawn}</ins>}
      {state === 'removed' && <del className={styles.removed}>{drawn}</del>}
      {isMarked && drawn}
      {state === 'same' && <p className={styles.facts}>{STRINGS.changes.same}</p>}
    </section>
  );
}

function Part({ part, isMarked }: { part: ChangePart; isMarked: boolean }) {
  if (part.kind !== 'sample') return <TextPart part={part} isMarked={isMarked} />;
  const label = part.title ?? languageLabel(part.language);
  return (
    <LineChanges label={label} oldLabel={part.oldTitle} hunks={part.hunks} isMarked={isMarked} />
  );
}
