import type { ApiMember } from '#shared/api.ts';
import colors from '../../code/token-colors.module.css';
import { Badge } from '../../mdx/badge.tsx';
import { Heading } from '../../mdx/heading.tsx';
import { ApiSignature } from './api-code.tsx';
import styles from './api-parts.module.css';
import { ApiInline, ApiText } from './api-text.tsx';

/** Members with an anchor each; what is internal is folded away. */
export function ApiMembers(props: {
  members: ApiMember[];
  /** The type that they come from, where that is another than the page's: then they have no anchors. */
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
          <summary>
            {internal.length} internal {internal.length === 1 ? 'member' : 'members'}
          </summary>
          {internal.map((member) => (
            <Member key={member.anchor} member={member} within={within} />
          ))}
        </details>
      )}
    </div>
  );
}

function Member({ member, within }: { member: ApiMember; within: string | undefined }) {
  const { name, anchor, code, docs, isOptional, deprecated } = member;
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
        {isOptional && <Badge>optional</Badge>}
        {deprecated !== undefined && <Badge kind="warning">deprecated</Badge>}
      </div>
      <ApiSignature code={code} label={name} />
      {deprecated && (
        <div className={styles.default}>
          Deprecated: <ApiInline html={deprecated} />
        </div>
      )}
      {member.default !== undefined && (
        <p className={styles.default}>
          Default: <ApiInline html={member.default} />
        </p>
      )}
      <ApiText html={docs} colors={colors.tokens} />
    </div>
  );
}
