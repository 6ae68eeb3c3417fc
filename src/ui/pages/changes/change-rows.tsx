import type { DeprecatedExport, ExportLink, GoneExport, MovedExport } from '#shared/api-changes.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { RawHtml } from '../../primitives/raw-html.tsx';
import { linkedHtml } from '../api/linked-html.ts';
import styles from './change-list.module.css';

/** A removed name and its replacement. */
export function GoneRow({ gone }: { gone: GoneExport }) {
  const { id, entry, alsoFrom, instead } = gone;
  const { kind, names, note, guide, internal } = instead;
  return (
    <li id={id} data-name={[gone.name, ...names.map(({ name }) => name)].join(' ')}>
      <Name of={gone} /> <Entries names={[entry, ...alsoFrom]} />
      <p className={styles.instead}>
        {names.length > 0 && (
          <>
            {STRINGS.changes.instead[kind]}{' '}
            {names.map((it, index) => (
              <span key={it.name}>
                {index > 0 && ', '}
                <Name of={it} />
                {it.entry !== entry && (
                  <>
                    {' '}
                    <Filled
                      template={STRINGS.changes.from}
                      parts={{ entry: <code>{it.entry}</code> }}
                    />
                  </>
                )}
              </span>
            ))}
            .{' '}
          </>
        )}
        {note !== undefined && <RawHtml as="span" html={`${note} `} />}
        {guide && (
          <>
            <Filled
              template={STRINGS.changes.see}
              parts={{ guide: <ContentLink href={guide.href}>{guide.title}</ContentLink> }}
            />{' '}
          </>
        )}
        {(kind === 'nothing' || kind === 'unknown') && `${STRINGS.changes.instead[kind]} `}
        {internal && (
          <Filled
            template={STRINGS.changes.onlyInternal}
            parts={{ entry: <code>{internal.entry}</code> }}
          />
        )}
      </p>
    </li>
  );
}

/** A name with a new import path. */
export function MovedRow({ moved }: { moved: MovedExport }) {
  const { id, name, entry, from } = moved;
  return (
    <li id={id} data-name={name}>
      <Filled
        template={STRINGS.changes.movedFrom}
        parts={{
          name: <Name of={moved} />,
          from: <Entries names={from} />,
          to: <Entries names={[entry]} />,
        }}
      />
    </li>
  );
}

/** A name that one of its entries no longer has. */
export function LeftRow({ left }: { left: MovedExport }) {
  const { id, name, entry, from } = left;
  return (
    <li id={id} data-name={name}>
      <Filled
        template={STRINGS.changes.leftEntry}
        parts={{
          name: <Name of={left} />,
          from: <Entries names={from} />,
          entry: <Entries names={[entry]} />,
        }}
      />
    </li>
  );
}

/** A deprecated name. Its comment may be a list, which is not allowed in a paragraph. */
export function DeprecatedRow({ deprecated }: { deprecated: DeprecatedExport }) {
  const { name, reason } = deprecated;
  return (
    <li data-name={name}>
      <Name of={deprecated} />
      {reason !== '' && <RawHtml as="div" className={styles.instead} html={linkedHtml(reason)} />}
    </li>
  );
}

function Name({ of: { name, href } }: { of: ExportLink }) {
  const code = <code>{name}</code>;
  return href === undefined ? code : <ContentLink href={href}>{code}</ContentLink>;
}

function Entries({ names }: { names: string[] }) {
  return <span className={styles.entry}>{names.join(', ')}</span>;
}
