import type { Replacement } from '#schema/replacements.ts';
import type { ApiReference } from '#shared/api.ts';
import type {
  ApiChanges,
  ExportLink,
  GoneExport,
  Instead,
  MovedExport,
  PackageChanges,
} from '#shared/api-changes.ts';
import { escapeText } from '#shared/escape-xml.ts';
import { packageOf } from '../packages/package-of.ts';
import {
  declarationOf,
  type ExportedName,
  type ExportIndex,
  findCounterpart,
  findLeftEntries,
  indexExports,
  type LeftEntries,
  stableExports,
} from '../versions/export-index.ts';

/** The exports of a version. */
export interface VersionExports {
  reference: ApiReference;
  /** Whether its symbols have pages. */
  hasPages: boolean;
}

/** A name that both versions have. */
interface KeptExport {
  exported: ExportedName;
  now: ExportedName;
  left: LeftEntries;
}

/** How the exports differ between a version and the one before. */
export function compareApi(options: {
  older: VersionExports;
  newer: VersionExports;
  /** The authors' notes on removed names. */
  replacements: readonly Replacement[];
  /** Title of the page at a path. */
  titleOf: (path: string) => string | undefined;
}): ApiChanges {
  const { older, newer, replacements, titleOf } = options;
  const [before, after] = [indexExports(older.reference), indexExports(newer.reference)];
  const link = ({ symbol }: ExportedName, { hasPages }: VersionExports): ExportLink => {
    const { name, kind, entry, path } = symbol;
    return { name, kind, entry, ...(hasPages ? { href: path } : {}) };
  };
  const rowOf = new Map(
    replacements.flatMap((row) => row.gone.map((name) => [name, row] as const)),
  );
  const renamedTo = new Set(replacements.map(({ renamed }) => renamed));
  const takeId = createIds();

  const goneExport = (exported: ExportedName): GoneExport => ({
    ...link(exported, older),
    id: takeId(exported.symbol.name),
    alsoFrom: exported.entries.filter((entry) => entry !== exported.symbol.entry),
    instead: insteadOf(exported.symbol.name),
  });
  const insteadOf = (name: string): Instead => {
    const row = rowOf.get(name);
    const names = row?.renamed ? [row.renamed] : (row?.use ?? []);
    const kind = kindOf(row);
    const isWithout = kind === 'nothing' || kind === 'unknown';
    const internal = isWithout ? after.get(name)?.[0] : undefined;
    return {
      kind,
      names: names.flatMap((it) =>
        stableExports(after, it)
          .slice(0, 1)
          .map((to) => link(to, newer)),
      ),
      ...(row?.note === undefined ? {} : { note: sentenceHtml(row.note) }),
      ...(row?.guide === undefined
        ? {}
        : {
            guide: { title: titleOf(row.guide.split('#')[0] ?? '') ?? row.guide, href: row.guide },
          }),
      ...(internal ? { internal: link(internal, newer) } : {}),
    };
  };
  const movedExport = ({ exported, now, left }: KeptExport): MovedExport => {
    return { ...link(now, newer), id: takeId(exported.symbol.name), from: left.entries };
  };

  const pairs = listStable(before).map((exported) => {
    return { exported, now: findCounterpart(exported, after) };
  });
  const packages = listPackages(older.reference, newer.reference).map((it): PackageChanges => {
    const { name } = it;
    const isHere = ({ symbol }: ExportedName) => packageOf(symbol.entry) === name;
    const kept = pairs.flatMap(({ exported, now }): KeptExport[] =>
      now && isHere(now) ? [{ exported, now, left: findLeftEntries(exported, after) }] : [],
    );
    return {
      ...it,
      gone: pairs
        .filter(({ exported, now }) => !now && isHere(exported))
        .map(({ exported }) => goneExport(exported)),
      moved: kept.filter(({ left }) => left.hasMoved).map(movedExport),
      left: kept.filter(({ left }) => left.entries.length > 0 && !left.hasMoved).map(movedExport),
      deprecated: kept
        .filter(({ exported, now }) => !isDeprecated(exported) && isDeprecated(now))
        .map(({ now }) => ({ ...link(now, newer), reason: now.symbol.deprecated ?? '' })),
      changed: kept
        .filter(({ exported, now }) => declarationOf(exported.symbol) !== declarationOf(now.symbol))
        .map(({ now }) => link(now, newer)),
      added: listStable(after)
        .filter((exported) => isHere(exported) && !renamedTo.has(exported.symbol.name))
        .filter(({ symbol }) => stableExports(before, symbol.name).length === 0)
        .map((exported) => link(exported, newer)),
    };
  });
  return { packages };
}

function kindOf(row: Replacement | undefined): Instead['kind'] {
  if (!row) return 'unknown';
  if (row.renamed !== undefined) return 'renamed';
  return row.use || row.note || row.guide ? 'replaced' : 'nothing';
}

function isDeprecated({ symbol }: ExportedName): boolean {
  return symbol.deprecated !== undefined;
}

function listStable(index: ExportIndex): ExportedName[] {
  return [...index.keys()].flatMap((name) => stableExports(index, name));
}

/** Packages of both versions in the order of the newer one, removed ones last. */
function listPackages(
  older: ApiReference,
  newer: ApiReference,
): Pick<PackageChanges, 'name' | 'state' | 'entriesGone' | 'entriesAdded'>[] {
  const names = new Set([...newer.packages, ...older.packages].map(({ name }) => name));
  return [...names].map((name) => {
    const before = entriesOf(older, name);
    const after = entriesOf(newer, name);
    return {
      name,
      state: after.length === 0 ? 'removed' : before.length === 0 ? 'added' : 'kept',
      entriesGone: before.filter((entry) => !after.includes(entry)),
      entriesAdded: after.filter((entry) => !before.includes(entry)),
    };
  });
}

/** Entries that applications may rely on. */
function entriesOf({ packages }: ApiReference, name: string): string[] {
  const entries = packages.find((it) => it.name === name)?.entries ?? [];
  return entries.filter(({ isUnstable }) => !isUnstable).map((entry) => entry.name);
}

/** A sentence with code in backticks as HTML. */
function sentenceHtml(text: string): string {
  return escapeText(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Unique ids, because several entries may have the same name. */
function createIds(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}
