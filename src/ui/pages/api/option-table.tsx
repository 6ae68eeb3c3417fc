import { Fragment } from 'react';
import type { ApiInherited, ApiMember } from '#shared/api.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import { BreakableName } from '../../primitives/breakable-name.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { ApiInlineCode, ApiSignature } from './api-code.tsx';
import { MemberText } from './api-members.tsx';
import { ApiInline } from './api-text.tsx';
import styles from './option-table.module.css';

/** The properties of a parameter's type, and those of theirs: their names, types, defaults and descriptions. */
export function OptionTable({ from, path, members }: ApiInherited) {
  const name = <code>{from}</code>;
  return (
    <table className={styles.table}>
      <caption>
        <Filled
          template={STRINGS.api.optionsOf}
          parts={{
            type: path ? <a href={withBaseUrl(path, import.meta.env.BASE_URL)}>{name}</a> : name,
          }}
        />
      </caption>
      <thead>
        <tr>
          <th scope="col">{STRINGS.api.option}</th>
          <th scope="col">{STRINGS.api.typeOfOption}</th>
        </tr>
      </thead>
      <tbody>
        {shown(members).map((member) => (
          <Fragment key={member.name}>
            <Option member={member} />
            {shown(member.members ?? []).map((inner) => (
              <Option key={inner.name} member={inner} within={member.name} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const shown = (members: ApiMember[]) => members.filter(({ isInternal }) => !isInternal);

function Option({ member, within }: { member: ApiMember; within?: string }) {
  const { name, code, isOptional, deprecated } = member;
  return (
    <tr>
      <th scope="row">
        <code>
          {within && <span className={styles.within}>{within}.</span>}
          <BreakableName name={name} />
        </code>
        <small>{isOptional ? STRINGS.api.optional : STRINGS.api.required}</small>
      </th>
      <td>
        {code.lines === 1 ? (
          <ApiInlineCode html={code.html} />
        ) : (
          <ApiSignature code={code} label={name} />
        )}
        {deprecated !== undefined && (
          <p>
            {deprecated === '' ? (
              STRINGS.api.deprecatedTitle
            ) : (
              <Filled
                template={STRINGS.api.deprecatedBecause}
                parts={{ reason: <ApiInline html={deprecated} /> }}
              />
            )}
          </p>
        )}
        <MemberText member={member} />
      </td>
    </tr>
  );
}
