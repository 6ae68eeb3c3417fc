import type { ApiReference } from '#shared/api.ts';
import { type ExportedName, findCounterpart, indexExports } from './export-index.ts';

/**
 * Finds the page of a symbol in another version, where its entry may be another one.
 *
 * @returns its path; nothing for pages that are about no symbol, and for those of entries on which nobody should rely
 */
export type SymbolMatcher = (input: {
  /** Name of the version that has the page. */
  from: string;
  path: string;
  /** Name of the other version. */
  to: string;
}) => string | undefined;

/** @param versions with the references that they publish */
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
