import type { ApiMember } from '#shared/api.ts';
import { plural } from '#shared/strings/fill.ts';
import colors from '../../code/token-colors.module.css';
import { Badge } from '../../mdx/badge.tsx';
import { Heading } from '../../mdx/heading.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { ApiSignature } from './api-code.tsx';
import styles from './api-parts.module.css';
import { ApiInline, ApiText } from './api-text.tsx';

/** Members, each with an anchor; internal ones are collapsed. */
export function ApiMembers(props: {
  members: ApiMember[];
  /** The type that declares them, if it is not the page's own: then they have no anchors. */
  within?: string;
}) {
  const { members, within } = props;
  const internal = members.filter(({ isInternal }) => isInternal);
  return (
    <div className={styles.parts}>
      {members
        .filter((member) => !member.isInternal)
        .map((member) => (
          <Member key={member.anchor} member={member} within={within} />
        ))}
      {internal.length > 0 && (
        <details className={styles.internal}>
          <summary>{plural(STRINGS.api.internalMembers, internal.length)}</summary>
          {internal.map((member) => (
            <Member key={member.anchor} member={member} within={within} />
          ))}
        </details>
      )}
    </div>
  );
}

function Member({ member, within }: { member: ApiMember; within: string | undefined }) {
  const { name, anchor, code, isOptional, deprecated } = member;
  return (
    <div className={styles.part}>
      <div className={styles.name}>
        {within === undefined ? (
          <Heading level={3} id={anchor} label={name}>
            {name}
          </Heading>
        ) : (
          <code className={styles.term}>{name}</code>
        )}
        {isOptional && <Badge>{STRINGS.api.optional}</Badge>}
        {deprecated !== undefined && <Badge kind="warning">{STRINGS.api.deprecated}</Badge>}
      </div>
      <ApiSignature code={code} label={name} />
      {deprecated && (
        <div className={styles.default}>
          <Filled
            template={STRINGS.api.deprecatedBecause}
            parts={{ reason: <ApiInline html={deprecated} /> }}
          />
        </div>
      )}
      <MemberText member={member} />
    </div>
  );
}

/** The default and the description of a member. */
export function MemberText({ member }: { member: ApiMember }) {
  return (
    <>
      {member.default !== undefined && (
        <p className={styles.default}>
          <Filled
            template={STRINGS.api.byDefault}
            parts={{ value: <ApiInline html={member.default} /> }}
          />
        </p>
      )}
      <ApiText html={member.docs} colors={colors.tokens} />
    </>
  );
}
