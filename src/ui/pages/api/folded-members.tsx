import type { ApiInherited } from '#shared/api.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import { fill } from '#shared/strings/fill.ts';
import { Filled } from '../../primitives/filled.tsx';
import { ApiMembers } from './api-members.tsx';
import styles from './folded-members.module.css';

/** The members of another type, whose names show and whose details unfold. */
export function FoldedMembers({ from, path, members }: ApiInherited) {
  return (
    <details className={styles.fold}>
      <summary>
        <Filled
          template={STRINGS.api.from}
          parts={{
            type: <code>{from}</code>,
            names: members.map(({ name }) => name).join(', '),
          }}
        />
      </summary>
      {path && (
        <p>
          <a href={withBaseUrl(path, import.meta.env.BASE_URL)}>
            {fill(STRINGS.api.allOf, { name: from })}
          </a>
        </p>
      )}
      <ApiMembers members={members} within={from} />
    </details>
  );
}
