import type { Node } from 'unist';

/** What an author wrote for a node; nothing for one that was made. */
export function sourceOf({ position }: Node, source: string): string {
  return position ? source.slice(position.start.offset, position.end.offset) : '';
}
