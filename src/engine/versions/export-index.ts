import type { ApiReference, ApiSymbol } from '#shared/api.ts';
import { isUnstableEntry } from '../api/list-entries.ts';
import { codeText } from '../code/code-text.ts';

/** A name with all entries that people may import it from. */
export interface ExportedName {
  symbol: ApiSymbol;
  /** The one to prefer comes first; none where only entries have it on which nobody should rely. */
  entries: string[];
}

/** Exports by their names; a name may be that of several things. */
export type ExportIndex = ReadonlyMap<string, ExportedName[]>;

export function indexExports({ symbols }: ApiReference): ExportIndex {
  const index = new Map<string, ExportedName[]>();
  for (const symbol of symbols) {
    const entries = [symbol.entry, ...symbol.alsoFrom].filter((entry) => !isUnstableEntry(entry));
    index.set(symbol.name, [...(index.get(symbol.name) ?? []), { symbol, entries }]);
  }
  return index;
}

/** Everything of that name that people may rely on. */
export function stableExports(index: ExportIndex, name: string): ExportedName[] {
  return (index.get(name) ?? []).filter(({ entries }) => entries.length > 0);
}

/** The same thing in another version: of the same name, from the same entry if there are several. */
export function findCounterpart(
  exported: ExportedName,
  other: ExportIndex,
): ExportedName | undefined {
  const found = stableExports(other, exported.symbol.name);
  const shares = ({ entries }: ExportedName) =>
    entries.some((entry) => exported.entries.includes(entry));
  return found.find(shares) ?? found[0];
}

/** Entries that a name can no longer be imported from, though another entry of the version has it. */
export interface LeftEntries {
  entries: string[];
  /** Whether the one to prefer is among them, so that code that follows the docs has to change. */
  hasMoved: boolean;
}

/** Which of its entries a name has left in another version. */
export function findLeftEntries(exported: ExportedName, other: ExportIndex): LeftEntries {
  const everywhere = stableExports(other, exported.symbol.name).flatMap(({ entries }) => entries);
  const entries = exported.entries.filter((entry) => !everywhere.includes(entry));
  return { entries, hasMoved: entries.length > 0 && entries[0] === exported.entries[0] };
}

/** The text of a symbol's declaration. */
export function declarationOf({ code, fullCode }: ApiSymbol): string {
  return codeText((fullCode ?? code).html);
}
