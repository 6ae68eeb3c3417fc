import type { PackageChanges } from '#shared/api-changes.ts';
import type { ApiChangesPage } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import { NameFilter } from '../../filter/name-filter.tsx';
import { FoldedContents, PageContents } from '../../frame/toc/page-contents.tsx';
import { VersionBadge } from '../../frame/version/version-badge.tsx';
import { Heading } from '../../mdx/heading.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import { PageTitle } from '../../primitives/page-title.tsx';
import { DocsFrame } from '../docs/docs-frame.tsx';
import styles from './api-changes-page.module.css';
import { ChangeList, NameList } from './change-list.tsx';
import { DeprecatedRow, GoneRow, LeftRow, MovedRow } from './change-rows.tsx';

/** How a version's exports differ from the previous version's, and which guides differ. */
export function ApiChangesPageView({
  page,
  sidebar,
}: {
  page: ApiChangesPage;
  sidebar: Sidebar | undefined;
}) {
  const { docs, path, title, description, toc, changes, guides } = page;
  const idOf = (label: string) => toc.find((item) => item.label === label)?.id ?? '';
  return (
    <DocsFrame docs={docs} sidebar={sidebar} path={path} aside={<PageContents toc={toc} />}>
      {/* Rows are hidden without React, so another version's list must start fresh. */}
      <article key={path}>
        <header>
          <VersionBadge version={docs.version} />
          <PageTitle>{title}</PageTitle>
        </header>
        <p className={styles.lead}>
          {description} {STRINGS.changes.sources}
        </p>
        <FoldedContents toc={toc} />
        <NameFilter />
        {changes.packages.map((it) => (
          <Package key={it.name} changes={it} id={idOf(it.name)} />
        ))}
        <section data-filtered="">
          <Heading
            level={2}
            id={idOf(STRINGS.changes.guides.title)}
            label={STRINGS.changes.guides.title}
          >
            {STRINGS.changes.guides.title}
          </Heading>
          <GuideList label={STRINGS.changes.guides.changed} guides={guides.changed} />
          <GuideList label={STRINGS.changes.guides.added} guides={guides.added} />
          <GuideList label={STRINGS.changes.guides.gone} guides={guides.gone} />
        </section>
      </article>
    </DocsFrame>
  );
}

function Package({ changes, id }: { changes: PackageChanges; id: string }) {
  const { name, state, entriesGone, entriesAdded, gone, moved, left } = changes;
  const { deprecated, changed, added } = changes;
  return (
    <section data-filtered="">
      <Heading level={2} id={id} label={name}>
        <code>{name}</code>
      </Heading>
      {state !== 'kept' && (
        <p className={styles.state}>
          {state === 'added' ? STRINGS.changes.packageNew : STRINGS.changes.packageGone}
        </p>
      )}
      <ChangeList label={STRINGS.changes.lists.entriesGone}>
        {state === 'removed' ? [] : entriesGone.map((entry) => <Entry key={entry} name={entry} />)}
      </ChangeList>
      <ChangeList label={STRINGS.changes.lists.entriesAdded}>
        {state === 'added' ? [] : entriesAdded.map((entry) => <Entry key={entry} name={entry} />)}
      </ChangeList>
      <ChangeList label={STRINGS.changes.lists.gone}>
        {gone.map((it) => (
          <GoneRow key={it.id} gone={it} />
        ))}
      </ChangeList>
      <ChangeList label={STRINGS.changes.lists.moved}>
        {moved.map((it) => (
          <MovedRow key={it.id} moved={it} />
        ))}
      </ChangeList>
      <ChangeList label={STRINGS.changes.lists.left}>
        {left.map((it) => (
          <LeftRow key={it.id} left={it} />
        ))}
      </ChangeList>
      <ChangeList label={STRINGS.changes.lists.deprecated}>
        {deprecated.map((it) => (
          <DeprecatedRow key={it.name} deprecated={it} />
        ))}
      </ChangeList>
      <NameList label={STRINGS.changes.lists.changed} names={changed} />
      <NameList label={STRINGS.changes.lists.added} names={added} />
    </section>
  );
}

function Entry({ name }: { name: string }) {
  return (
    <li data-name={name}>
      <code>{name}</code>
    </li>
  );
}

function GuideList(props: { label: string; guides: { title: string; href: string }[] }) {
  return (
    <ChangeList label={props.label} isWide={false}>
      {props.guides.map(({ title, href }) => (
        <li key={href} data-name={title}>
          <ContentLink href={href}>{title}</ContentLink>
        </li>
      ))}
    </ChangeList>
  );
}
