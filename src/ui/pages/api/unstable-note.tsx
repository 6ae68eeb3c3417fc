import { Admonition } from '../../mdx/admonition.tsx';

/** What pages of entries say that nobody shall rely on. */
export function UnstableNote() {
  return (
    <Admonition kind="warning" title={STRINGS.api.unstableTitle}>
      <p>{STRINGS.api.unstableNote}</p>
    </Admonition>
  );
}
