import type { ComponentProps } from 'react';

/** A part of a grid controlled by a field: it is not a table, and the focus stays in the field. */
export function GridPart(props: ComponentProps<'div'> & { role: 'rowgroup' | 'row' | 'gridcell' }) {
  return <div {...props} />;
}
