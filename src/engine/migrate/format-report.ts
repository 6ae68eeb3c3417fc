import type { PlacedNote } from './note.ts';

/**
 * The report of a migration, one line per note: place, kind, and original place. Notes about one file of the new site
 * are together, in line order.
 */
export function formatReport(notes: readonly PlacedNote[]): string {
  const groups = new Map<string, PlacedNote[]>();
  for (const note of notes) {
    const { file } = note.target ?? note;
    groups.set(file, [...(groups.get(file) ?? []), note]);
  }
  const open = notes.filter(({ kind }) => kind === 'decide').length;
  const head = `${notes.length - open} changes, ${open} things to decide\n`;
  const blocks = [...groups.values()].map((group) =>
    group
      .sort(byLine)
      .map((note) => `${formatNote(note)}\n`)
      .join(''),
  );
  return [head, ...blocks].join('\n');
}

/** By the lines of the new file if they are known; else in the original order, which is by the old lines. */
const byLine = (a: PlacedNote, b: PlacedNote): number =>
  (a.target?.line ?? 0) - (b.target?.line ?? 0);

/** `content/docs/2.0/a.mdx:9: decide: … (docs/a.mdx:12)`, a format that editors can follow. */
export function formatNote({ kind, message, file, line, target }: PlacedNote): string {
  const source = `${file}:${line}`;
  if (target === undefined) return `${source}: ${kind}: ${message}`;
  const place = target.line === undefined ? target.file : `${target.file}:${target.line}`;
  return `${place}: ${kind}: ${message} (${source})`;
}
