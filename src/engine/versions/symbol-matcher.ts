import type { ApiReference } from '#shared/api.ts';
import { type ExportedName, findCounterpart, indexExports } from './export-index.ts';

/**
 * Finds the page of a symbol in another version, where another entry may have it.
 *
 * @returns its path; undefined for pages that are not about a symbol, and for unstable or internal entries
 */
export type SymbolMatcher = (input: {
  /** Name of the page's version. */
  from: string;
  path: string;
  /** Name of the other version. */
  to: string;
}) => string | undefined;

/** @param versions with their published references */
export function createSymbolMatcher(
  versions: { name: string; api: ApiReference | undefined }[],
): SymbolMatcher {
  const known = new Map(
    versions.flatMap(({ name, api }) => {
      if (!api) return [];
      const index = indexExports(api);
      const exported = [...index.values()].flat();
      const symbolAt = new Map(exported.map((it): [string, ExportedName] => [it.symbol.path, it]));
      return [[name, { index, symbolAt }]];
    }),
  );
  return ({ from, path, to }) => {
    const exported = known.get(from)?.symbolAt.get(path);
    const other = known.get(to);
    if (!exported || !other || exported.entries.length === 0) return undefined;
    return findCounterpart(exported, other.index)?.symbol.path;
  };
}
