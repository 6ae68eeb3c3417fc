import { changedAt, decideAt, type MigrationNote } from './note.ts';
import type { SourceConfig } from './source-config.ts';
import type { SourceData } from './source-data.ts';

/** One version of the docs, with its source and target. */
export interface SourceVersion {
  /** `current`, or a name in `versions.json`. */
  name: string;
  label: string;
  /** Folder of its pages in the source. */
  folder: string;
  /** Folder of its pages in `content/docs`. */
  dir: string;
  /** Path below the docs' base path. */
  path: string;
  isLast: boolean;
  banner: 'none' | 'unmaintained' | 'unreleased';
  /** Set if search engines are blocked. */
  inSitemap?: false;
  /** Its sidebar file; without one, there is one sidebar of all its pages. */
  sidebars?: string;
}

const banners = ['none', 'unmaintained', 'unreleased'] as const;

/**
 * The versions in the options of the docs and in `versions.json`, newest first.
 *
 * @param options.list content of `versions.json`
 */
export function findVersions(options: {
  files: ReadonlySet<string>;
  config: SourceConfig;
  list: SourceData;
  notes: MigrationNote[];
}): SourceVersion[] {
  const { files, config, list, notes } = options;
  const { docs, docsFolder } = config;
  if (docs === undefined) return [];
  const names = readNames({ docs, list, hasList: files.has('versions.json'), notes });
  const hasCurrent = [...files].some((file) => file.startsWith(`${docsFolder}/`));
  const isCurrentIncluded = docs.get('includeCurrentVersion').flag() !== false;
  const all = [...(hasCurrent && isCurrentIncluded ? ['current'] : []), ...names];
  const included = includedNames(docs, all);
  for (const name of all.filter((it) => !included.includes(it))) {
    const message = `the version ${name} is not migrated, because it is not in docs.onlyIncludeVersions`;
    notes.push(changedAt(docs.get('onlyIncludeVersions').place, message));
  }
  const asked = docs.get('lastVersion').text();
  const last = [asked, names.find((name) => included.includes(name)), included[0]].find(
    (name) => name !== undefined && included.includes(name),
  );
  if (asked !== undefined && asked !== last) {
    const message = `docs.lastVersion is "${asked}", and there is no such version: it is ${last} now`;
    notes.push(decideAt(docs.get('lastVersion').place, message));
  }
  return included.map((name) =>
    readVersion({ name, included, last: last ?? name, files, config, docs, names }),
  );
}

function readNames(options: {
  docs: SourceData;
  list: SourceData;
  hasList: boolean;
  notes: MigrationNote[];
}): string[] {
  const { docs, list, hasList, notes } = options;
  if (docs.get('disableVersioning').flag() === true) {
    list.skip();
    if (hasList) {
      const message = 'older versions are not migrated, because docs.disableVersioning is true';
      notes.push(changedAt(docs.get('disableVersioning').place, message));
    }
    return [];
  }
  if (hasList && !Array.isArray(list.value)) {
    notes.push(decideAt(list.place, 'this is not a list of versions, so no older one is migrated'));
  }
  return list.parts().flatMap(([, entry]) => {
    const name = entry.text();
    entry.skip();
    // Names become folders, so they must not lead out of the new site.
    if (name !== undefined && /^\w[\w.+-]*$/.test(name)) return [name];
    const message = `the version ${JSON.stringify(entry.value)} is not migrated, because its name cannot be the name of a folder`;
    notes.push(decideAt(entry.place, message));
    return [];
  });
}

function includedNames(docs: SourceData, all: string[]): string[] {
  const only = docs.get('onlyIncludeVersions');
  if (!Array.isArray(only.value)) return all;
  const wanted = only.parts().flatMap(([, entry]) => entry.text() ?? []);
  return all.filter((name) => wanted.includes(name));
}

function readVersion(options: {
  name: string;
  included: string[];
  last: string;
  files: ReadonlySet<string>;
  config: SourceConfig;
  docs: SourceData;
  /** Settings of released versions. */
  names: string[];
}): SourceVersion {
  const { name, included, last, files, config, docs, names } = options;
  const isCurrent = name === 'current';
  const isLast = name === last;
  const own = docs.get('versions').get(name);
  const path = own.get('path').text();
  const isNewer = included.indexOf(name) < included.indexOf(last);
  const byAge = isLast ? 'none' : isNewer ? 'unreleased' : 'unmaintained';
  const written = own.get('banner').text();
  const sidebars = isCurrent
    ? currentSidebars(files, config)
    : `versioned_sidebars/version-${name}-sidebars.json`;
  return {
    name,
    label: own.get('label').text() ?? (isCurrent ? (isLast ? 'Current' : 'Next') : name),
    folder: isCurrent ? config.docsFolder : `versioned_docs/version-${name}`,
    dir: isCurrent ? currentDir(isLast, names) : name,
    path: (path ?? (isLast ? '' : isCurrent ? 'next' : name)).replace(/^\/+|\/+$/g, ''),
    isLast,
    banner: banners.find((banner) => banner === written) ?? byAge,
    ...(own.get('noIndex').flag() === true ? { inSitemap: false as const } : {}),
    ...(sidebars !== undefined && files.has(sidebars) ? { sidebars } : {}),
  };
}

/** Reports names that no version has. */
function currentDir(isLast: boolean, names: string[]): string {
  const dir = isLast ? 'current' : 'next';
  return names.includes(dir) ? `${dir}-docs` : dir;
}

function currentSidebars(files: ReadonlySet<string>, { docs }: SourceConfig): string | undefined {
  const path = docs?.get('sidebarPath');
  // Without any sidebars there is one of all pages.
  if (path?.value === false) return undefined;
  const written = path?.text()?.replace(/^(?:\.\/|@site\/)+/, '');
  if (written !== undefined && files.has(written)) return written;
  // A function may have built the path.
  return [...files].find((file) => /^sidebars\.([cm]?[jt]s|json)$/.test(file));
}
