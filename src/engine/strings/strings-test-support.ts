import { en } from '#shared/strings/en.ts';
import type { Strings } from '#shared/strings/strings.ts';

/** A table in which every string has brackets, `⟦Search⟧`: what a page shows without them is not from the table. */
export const markedStrings = markAll(en) as Strings;

function markAll(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, markAll(part)]));
}
