import { isUnknown } from './fields.ts';
import { movedAddress } from './moved-address.ts';
import { changedAt, decideAt, type MigrationNote } from './note.ts';
import type { SourceData } from './source-data.ts';
import type { SourceSite } from './source-site.ts';

/**
 * Lines of `content/redirects.tsv`: the redirect plugin's entries, and pages whose address differs here.
 *
 * @param options.paths addresses of pages here, which no redirect may hide
 */
export function migrateRedirects(options: {
  site: SourceSite;
  paths: ReadonlySet<string>;
  notes: MigrationNote[];
}): string[] {
  const { site, paths, notes } = options;
  const { config, moved } = site;
  const redirects = new Map<string, string>();
  const add = (from: string, to: string, place: SourceData['place']): void => {
    if (paths.has(from)) {
      const message = `no redirect leads from ${from} to ${to}, because another page is at ${from} now`;
      notes.push(decideAt(place, message));
    } else if (redirects.has(from) && redirects.get(from) !== to) {
      notes.push(decideAt(place, `${from} leads to ${redirects.get(from)}, not to ${to} as well`));
    } else redirects.set(from, to);
  };
  const plugin = config.plugins.find(({ name }) => /client-redirects$/.test(name));
  for (const [, entry] of plugin?.options.get('redirects').parts() ?? []) {
    if (isUnknown(entry.value)) continue;
    const to = entry.get('to').text();
    for (const from of sourcesOf(entry.get('from'))) {
      const target = to && movedAddress(moved, to);
      if (target && isPath(from) && /^(?:\/|https:\/\/)/.test(target)) {
        add(withoutSlash(from), withoutSlash(target), entry.place);
        continue;
      }
      const message = `the redirect from "${from}" to "${to ?? ''}" is not migrated: both are addresses, and the first one is a path`;
      notes.push(decideAt(entry.place, message));
    }
  }
  const made = plugin?.options.get('createRedirects');
  if (made?.isThere()) {
    made.skip();
    const message =
      'redirects that a function makes are not migrated: list them in content/redirects.tsv';
    notes.push(decideAt(made.place, message));
  }
  for (const [from, to] of moved) {
    if (isPath(from)) add(from, to, basePlace(site));
    else {
      const message = `no redirect leads from "${from}" to ${to}: the address holds a space`;
      notes.push(decideAt(basePlace(site), message));
    }
  }
  if (moved.size > 0) {
    const message = `${moved.size} addresses are others here, and redirects lead to them: they are in content/redirects.tsv`;
    notes.push(changedAt(basePlace(site), message));
  }
  return [...redirects].map(([from, to]) => `${from}\t${to}`);
}

function basePlace({ config, configFile }: SourceSite): SourceData['place'] {
  const written = [config.docs, config.blog].map((part) => part?.get('routeBasePath'));
  return written.find((part) => part?.isThere())?.place ?? { file: configFile, line: 1 };
}

const sourcesOf = (data: SourceData): string[] =>
  Array.isArray(data.value)
    ? data.parts().flatMap(([, entry]) => entry.text() ?? [])
    : [data.text() ?? ''];

const isPath = (address: string): boolean => /^\/[^?#*\s]*$/.test(address);

const withoutSlash = (address: string): string =>
  address.length > 1 ? address.replace(/\/+(?=$|[?#])/, '') : address;
