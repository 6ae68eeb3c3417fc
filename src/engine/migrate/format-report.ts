import type { PlacedNote } from './note.ts';

/** The report of a migration, one line for each thing: place, what became of it, and where it was. */
export function formatReport(notes: readonly PlacedNote[]): string {
  return notes.map((note) => `${formatNote(note)}\n`).join('');
}

/** `content/docs/2.0/a.mdx:9: decide: … (docs/a.mdx:12)`: editors jump to such places. */
export function formatNote({ kind, message, file, line, target }: PlacedNote): string {
  const source = `${file}:${line}`;
  if (target === undefined) return `${source}: ${kind}: ${message}`;
  return `${target.file}:${target.line}: ${kind}: ${message} (${source})`;
}
