import type { Replacement, VersionReplacements } from '#schema/replacements.ts';
import type { ApiReference, ApiSymbol } from '#shared/api.ts';
import type { HistoryItem } from '#shared/api-changes.ts';
import type { SampleHunk } from '#shared/changes.ts';
import { codeText } from '../code/code-text.ts';
import {
  declarationOf,
  type ExportedName,
  type ExportIndex,
  findCounterpart,
  findLeftEntries,
  indexExports,
} from '../versions/export-index.ts';
import type { LoadedVersion } from '../versions/load-version.ts';
import { lineHunks } from './line-hunks.ts';
import { changesPath } from './list-comparisons.ts';

/** The facts needed about a version. */
type HistoryVersion = Pick<LoadedVersion, 'version' | 'exports' | 'api'>;

/** A version with exports, and the next older one that has some. */
export interface ComparedExports<Version extends HistoryVersion = LoadedVersion> {
  newer: ApiReference;
  older: { loaded: Version; reference: ApiReference };
  replacements: Replacement[];
}

/** The history of exports across all versions. */
export interface ApiHistory<Version extends HistoryVersion = LoadedVersion> {
  /**
   * The version that it is compared with; undefined for the oldest one, and for versions whose exports are not read.
   */
  comparedOf(loaded: Version): ComparedExports<Version> | undefined;
  /** The history of a symbol, oldest version first. Empty if there is only one version, and for internal symbols. */
  of(loaded: Version, symbol: ApiSymbol): HistoryItem[];
}

interface Epoch {
  loaded: HistoryVersion;
  reference: ApiReference;
  index: ExportIndex;
  /** Name in this version -> names in the previous version that it replaces. */
  replaces: ReadonlyMap<string, string[]>;
}

/** @param options.versions newest first */
export function createApiHistory<Version extends HistoryVersion>(options: {
  versions: readonly Version[];
  replacements: readonly VersionReplacements[];
}): ApiHistory<Version> {
  const { versions, replacements } = options;
  const rowsOf = ({ version }: HistoryVersion): Replacement[] =>
    replacements.filter((it) => it.version === version.label).flatMap(({ rows }) => rows);
  let known: Epoch[] | undefined;
  /** Oldest first. Computed when a page needs it. */
  const epochs = (): Epoch[] => {
    known ??= versions.toReversed().flatMap((loaded) => {
      const { exports: reference } = loaded;
      if (!reference) return [];
      const index = indexExports(reference);
      return [{ loaded, reference, index, replaces: indexReplaced(rowsOf(loaded)) }];
    });
    return known;
  };
  return {
    comparedOf(loaded) {
      const [newer, older] = versions.slice(versions.indexOf(loaded)).filter((it) => it.exports);
      if (newer !== loaded || !newer.exports || !older?.exports) return undefined;
      return {
        newer: newer.exports,
        older: { loaded: older, reference: older.exports },
        replacements: rowsOf(loaded),
      };
    },
    of(loaded, symbol) {
      const all = epochs();
      const own = all.find((epoch) => epoch.loaded === loaded);
      const exported = own?.index.get(symbol.name)?.find((it) => it.symbol === symbol);
      if (all.length < 2 || !exported || exported.entries.length === 0) return [];
      const found = all.map((epoch) =>
        epoch === own ? exported : findCounterpart(exported, epoch.index),
      );
      return all.map((epoch, index) =>
        historyItem({
          epoch,
          name: symbol.name,
          now: found[index],
          before: found[index - 1],
          isFirst: index === 0,
          isShown: epoch === own,
        }),
      );
    },
  };
}

function historyItem(options: {
  epoch: Epoch;
  name: string;
  now: ExportedName | undefined;
  before: ExportedName | undefined;
  isFirst: boolean;
  isShown: boolean;
}): HistoryItem {
  const { epoch, name, now, before, isFirst, isShown } = options;
  const { version, api } = epoch.loaded;
  const page = changesPath(version.path);
  const hasMoved = now && before && findLeftEntries(before, epoch.index).hasMoved;
  const hunks = now && before ? compareDeclarations(before.symbol, now.symbol) : undefined;
  const isThere = now !== undefined;
  return {
    version: version.label,
    release: version.release,
    isShown,
    state: isThere ? 'there' : 'absent',
    ...(now && api && !isShown ? { href: now.symbol.path } : {}),
    isOldest: isFirst,
    isNew: isThere && !before && !isFirst,
    ...(hasMoved ? { movedTo: now.symbol.entry } : {}),
    isDeprecated: now?.symbol.deprecated !== undefined,
    wasDeprecated: before?.symbol.deprecated !== undefined,
    // Other versions describe it on their own pages.
    ...(hunks ? { hunks: isShown ? hunks : [] } : {}),
    replaces: (isThere ? (epoch.replaces.get(name) ?? []) : []).map((gone) => ({
      name: gone,
      href: `${page}#${gone}`,
    })),
    ...(before && !isThere ? { goneHref: `${page}#${name}` } : {}),
  };
}

function indexReplaced(rows: Replacement[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { gone, renamed, use = [] } of rows) {
    for (const name of renamed === undefined ? use : [renamed]) {
      found.set(name, [...(found.get(name) ?? []), ...gone]);
    }
  }
  return found;
}

/** @returns undefined if both have the same declaration */
function compareDeclarations(older: ApiSymbol, newer: ApiSymbol): SampleHunk[] | undefined {
  if (declarationOf(older) === declarationOf(newer)) return undefined;
  const [before, after] = [linesOf(older), linesOf(newer)];
  return lineHunks({ older: before, newer: after, keyOf: codeText, htmlOf: (line) => line });
}

/** Lines of a declaration as HTML. Names have no links, because cards and links belong to one version. */
function linesOf({ code, fullCode }: ApiSymbol): string[] {
  return (fullCode ?? code).html
    .replaceAll('\n', '')
    .replace(/<a( class="[^"]*")?[^>]*>/g, '<span$1>')
    .replaceAll('</a>', '</span>')
    .split(/(?=<span class="line">)/);
}
