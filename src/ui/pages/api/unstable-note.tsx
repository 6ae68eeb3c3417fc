import { Admonition } from '../../mdx/admonition.tsx';

/** The note on pages of entries that nobody should rely on. */
export function UnstableNote() {
  return (
    <Admonition kind="warning" title={STRINGS.api.unstableTitle}>
      <p>{STRINGS.api.unstableNote}</p>
    </Admonition>
  );
}
