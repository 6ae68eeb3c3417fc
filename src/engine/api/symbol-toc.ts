import { type ApiSymbol, type SymbolSection, symbolSections } from '#shared/api.ts';
import type { TocItem } from '#shared/toc.ts';

/** A longer list of members would make the table of contents useless. */
const MAX_MEMBERS = 40;

/** The sections of a symbol's page, with members below them. */
export function symbolToc(options: {
  symbol: ApiSymbol;
  usedIn: readonly unknown[];
  /** An example from a guide. */
  example?: unknown;
  history: readonly unknown[];
  /** Titles of the sections: `api.sections` of the table of strings. */
  labels: Readonly<Record<SymbolSection, string>>;
}): TocItem[] {
  const { symbol, usedIn, example, history, labels } = options;
  const shown = symbol.members.filter(({ isInternal }) => !isInternal);
  const members = shown.length > MAX_MEMBERS ? [] : shown;
  const isThere: Record<SymbolSection, boolean> = {
    examples: symbol.examples.length > 0 || example !== undefined,
    parameters: symbol.parameters.length > 0,
    returns: symbol.returns !== undefined,
    typeParameters: symbol.typeParameters.length > 0,
    members: symbol.members.length > 0,
    inherited: symbol.inherited.length > 0,
    internals: symbol.internals.length > 0,
    history: history.length > 0,
    usedIn: usedIn.length > 0,
    see: symbol.see.length + symbol.aliases.length + symbol.alsoFrom.length > 0,
  };
  const keys = Object.keys(symbolSections) as SymbolSection[];
  return keys.flatMap((key): TocItem[] => {
    if (!isThere[key]) return [];
    const own = { level: 2, id: symbolSections[key], label: labels[key] };
    if (key !== 'members') return [own];
    return [own, ...members.map(({ anchor, name }) => ({ level: 3, id: anchor, label: name }))];
  });
}
