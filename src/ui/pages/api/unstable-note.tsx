import { Admonition } from '../../mdx/admonition.tsx';

/** What pages of entries say that nobody shall rely on. */
export function UnstableNote() {
  return (
    <Admonition kind="warning" title="Unstable">
      <p>
        The package calls this entry internal: what it exports may change in any release, without
        notice.
      </p>
    </Admonition>
  );
}
