import { Admonition } from '../../mdx/admonition.tsx';

/** The note on pages of unstable or internal entries. */
export function UnstableNote() {
  return (
    <Admonition kind="warning" title={STRINGS.api.unstableTitle}>
      <p>{STRINGS.api.unstableNote}</p>
    </Admonition>
  );
}
