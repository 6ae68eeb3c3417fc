import type { ApiExport } from '#shared/api.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import type { ApiEntryPage } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import { plural } from '#shared/strings/fill.ts';
import { NameFilter } from '../../filter/name-filter.tsx';
import { FoldedContents, PageContents } from '../../frame/toc/page-contents.tsx';
import { Badge } from '../../mdx/badge.tsx';
import { Heading } from '../../mdx/heading.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { DocsFrame } from '../docs/docs-frame.tsx';
import { ApiHeader } from './api-header.tsx';
import { ApiEntryLinks } from './api-index-page.tsx';
import styles from './api-lists.module.css';
import { UnstableNote } from './unstable-note.tsx';

/** With fewer names, all of them are in view. */
const MIN_FILTERED = 12;

/** Everything that one entry exports, by kind. */
export function ApiEntryPageView({
  page,
  sidebar,
}: {
  page: ApiEntryPage;
  sidebar: Sidebar | undefined;
}) {
  const { docs, path, entry, description, isUnstable, toc, groups, reexports, entries } = page;
  const count = [...groups, ...reexports].reduce((sum, { exports }) => sum + exports.length, 0);
  return (
    <DocsFrame
      docs={docs}
      sidebar={sidebar}
      path={path}
      aside={toc.length > 0 && <PageContents toc={toc} />}
    >
      {/* Rows are hidden without React, so another entry's list must start fresh. */}
      <article key={path}>
        <ApiHeader version={docs.version} title={entry} isCode />
        <p className={styles.lead}>{description}</p>
        {isUnstable && <UnstableNote />}
        <FoldedContents toc={toc} />
        {count >= MIN_FILTERED && <NameFilter />}
        {groups.map(({ id, label, exports }) => (
          <section key={id} data-list={label}>
            <Heading level={2} id={id} label={label}>
              {label}
            </Heading>
            <ApiExports exports={exports} />
          </section>
        ))}
        {reexports.map(({ from, exports }) => (
          <details key={from} className={styles.more} open={groups.length === 0} data-list={from}>
            <summary>
              <Filled
                template={STRINGS.api.namesOf}
                parts={{
                  names: plural(STRINGS.api.names, exports.length),
                  entry: <code>{from}</code>,
                }}
              />
            </summary>
            <ApiExports exports={exports} />
          </details>
        ))}
        {entries.length > 0 && (
          <section data-filtered="">
            <h2 className={styles.heading}>{STRINGS.api.otherEntries}</h2>
            <ApiEntryLinks entries={entries} />
          </section>
        )}
      </article>
    </DocsFrame>
  );
}

function ApiExports({ exports }: { exports: ApiExport[] }) {
  return (
    <ul className={styles.exports}>
      {exports.map(({ name, path, summary, isDeprecated }) => (
        <li key={name} data-name={name}>
          <a href={withBaseUrl(path, import.meta.env.BASE_URL)}>{name}</a>
          {isDeprecated && <Badge kind="warning">{STRINGS.api.deprecated}</Badge>}
          {summary && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  );
}
