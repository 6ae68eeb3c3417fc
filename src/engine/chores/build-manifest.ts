import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../config/read-workspace-release.ts';
import { findPackage, findWorkspaceRoot } from '../packages/package-places.ts';
import { posixPath } from '../posix-path.ts';

interface Manifest {
  name?: string;
  description?: string;
  dependencies?: Record<string, string>;
}

/**
 * Builds the package.json of a version that starts as a copy: the library's packages in the new release, the others
 * unchanged. A workspace does not install the folder separately, so there the others are the packages installed at or
 * above it.
 *
 * @returns its text, and the remaining work for the packages that it names
 */
export function buildManifest(options: {
  /** Text of the package.json that is copied. */
  manifest: string;
  from: { dir: string; label: string };
  to: { dir: string; label: string; release: string };
  /** The site's folder, absolute. */
  root: string;
  /** The new version's folder, relative to the site's. */
  folder: string;
  /** `docs.package` in the config. */
  library: string | undefined;
}): { text: string; left: string[] } {
  const { manifest, from, to, root, folder, library } = options;
  const value: Manifest = JSON.parse(manifest);
  const scope = library?.startsWith('@') ? `${library.split('/')[0]}/` : undefined;
  const isOurs = (name: string) =>
    name === library || (scope !== undefined && name.startsWith(scope));
  const isWorkspace = to.release === WORKSPACE;
  const wanted = Object.entries(value.dependencies ?? {});
  const others = wanted.filter(([name]) => !isOurs(name));
  const next: Manifest = {
    ...value,
    ...(value.name === undefined ? {} : { name: value.name.replace(from.dir, to.dir) }),
    ...(value.description === undefined
      ? {}
      : { description: value.description.replace(from.label, to.label) }),
    dependencies: Object.fromEntries(
      wanted.map(([name, version]) => {
        if (isOurs(name)) return [name, isWorkspace ? 'workspace:*' : to.release];
        return [name, isWorkspace ? '*' : version];
      }),
    ),
  };
  return {
    text: `${JSON.stringify(next, undefined, 2)}\n`,
    left: isWorkspace ? compareWithInstalled({ root, folder, others }) : [],
  };
}

/** Imports of samples that the workspace lacks or has in another version. */
function compareWithInstalled(options: {
  root: string;
  folder: string;
  others: [name: string, wanted: string][];
}): string[] {
  const { root, folder, others } = options;
  const absolute = posixPath(join(root, folder));
  const top = findWorkspaceRoot(absolute) ?? posixPath(root);
  const missing: string[] = [];
  const different: string[] = [];
  for (const [name, wanted] of others) {
    const place = findPackage({ folder: absolute, root: top }, name);
    if (place === undefined) missing.push(wanted === '*' ? name : `${name}@${wanted}`);
    else {
      const installed = readVersion(place);
      const isExact = /^\d/.test(wanted);
      if (isExact && installed !== wanted) different.push(`${name} ${installed}, not ${wanted}`);
    }
  }
  return [
    ...(missing.length > 0
      ? [
          `Nothing installs packages in ${folder}, so samples use the packages at or above it. Add these to the package.json of the site: ${missing.join(' ')}`,
        ]
      : []),
    ...(different.length > 0
      ? [`Samples now compile against what is installed there: ${different.join('; ')}`]
      : []),
  ];
}

function readVersion(folder: string): string {
  const { version = 'without a version' }: { version?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return version;
}
