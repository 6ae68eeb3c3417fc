import type { ComponentProps } from 'react';

/** Rows with a name, in a grid that belongs to a field: not a table, and the focus stays in the field. */
export function GridRows(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: no table
  return <div role="rowgroup" {...props} />;
}

export function GridRow(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: no table
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
  return <div role="row" {...props} />;
}

export function GridCell(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: no table
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
  return <div role="gridcell" {...props} />;
}
