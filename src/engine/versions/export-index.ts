import type { ApiReference, ApiSymbol } from '#shared/api.ts';
import { isUnstableEntry } from '../api/list-entries.ts';
import { codeText } from '../code/code-text.ts';

/** A name with all recommended entries that export it. */
export interface ExportedName {
  symbol: ApiSymbol;
  /** The preferred entry comes first; empty if only unstable or internal entries export it. */
  entries: string[];
}

/** Exports by name; several symbols may have the same name. */
export type ExportIndex = ReadonlyMap<string, ExportedName[]>;

export function indexExports({ symbols }: ApiReference): ExportIndex {
  const index = new Map<string, ExportedName[]>();
  for (const symbol of symbols) {
    const entries = [symbol.entry, ...symbol.alsoFrom].filter((entry) => !isUnstableEntry(entry));
    index.set(symbol.name, [...(index.get(symbol.name) ?? []), { symbol, entries }]);
  }
  return index;
}

/** All recommended exports of that name. */
export function stableExports(index: ExportIndex, name: string): ExportedName[] {
  return (index.get(name) ?? []).filter(({ entries }) => entries.length > 0);
}

/** The same export in another version: with the same name and, if there are several, from the same entry. */
export function findCounterpart(
  exported: ExportedName,
  other: ExportIndex,
): ExportedName | undefined {
  const found = stableExports(other, exported.symbol.name);
  const shares = ({ entries }: ExportedName) =>
    entries.some((entry) => exported.entries.includes(entry));
  return found.find(shares) ?? found[0];
}

/** Entries that no longer export a name, although another entry of the version still does. */
export interface LeftEntries {
  entries: string[];
  /** Whether the preferred entry is one of them, so that code that follows the docs must change. */
  hasMoved: boolean;
}

/** Entries that no longer export a name in another version. */
export function findLeftEntries(exported: ExportedName, other: ExportIndex): LeftEntries {
  const everywhere = stableExports(other, exported.symbol.name).flatMap(({ entries }) => entries);
  const entries = exported.entries.filter((entry) => !everywhere.includes(entry));
  return { entries, hasMoved: entries.length > 0 && entries[0] === exported.entries[0] };
}

/** The text of a symbol's declaration. */
export function declarationOf({ code, fullCode }: ApiSymbol): string {
  return codeText((fullCode ?? code).html);
}
