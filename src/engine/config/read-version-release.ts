import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import { locateInYaml } from '../problems/locate-in-yaml.ts';
import { readIfPresent } from '../read-if-present.ts';

const exactRelease = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;

/**
 * Finds the release that a version documents: the version of the library's package in its folder's package.json, else
 * the one in the list of versions. Any other place that names a different release is a problem: the list, the library's
 * other packages, the lock file, the installed packages.
 *
 * @returns an empty release if none is given
 */
export async function readVersionRelease(options: {
  root: string;
  /** The version's folder, relative to `root`. */
  folder: string;
  label: string;
  /** `docs.package` in the config. */
  packageName: string | undefined;
  /** `release` in the list of versions. */
  written: string | undefined;
  /** The version's entry in the list. */
  place: SourceLocation;
}): Promise<{ release: string; problems: Problem[] }> {
  const { root, folder, label, packageName, written, place } = options;
  const file = `${folder}/package.json`;
  const source = await readIfPresent(join(root, file));
  const named = packageName === undefined ? {} : packagesOf({ source, packageName });
  const release = packageName === undefined ? undefined : named[packageName];
  const mismatch = (found: Pick<Problem, 'message' | 'hint'> & SourceLocation): Problem => ({
    code: 'release-mismatch',
    severity: 'error',
    ...found,
  });
  if (release === undefined) {
    if (written !== undefined) return { release: written, problems: [] };
    const cure =
      packageName === undefined
        ? 'Name the package of the library in site.config.ts (docs.package), or give the version a "release".'
        : `Name ${packageName} in the dependencies of ${file}, or give the version a "release".`;
    const message = `Nothing says which release ${label} documents.`;
    const problem: Problem = {
      code: 'versions-invalid',
      severity: 'error',
      message,
      hint: cure,
      ...place,
    };
    return { release: '', problems: [problem] };
  }
  const problems: Problem[] = [];
  if (written !== undefined && written !== release) {
    problems.push(
      mismatch({
        message: `${label} documents ${written} according to "release", but its samples compile against ${packageName} ${release}.`,
        hint: `Remove "release": it is read from ${file}.`,
        ...place,
      }),
    );
  }
  const [lock, ...installed] = await Promise.all([
    readLock(join(root, folder, 'package-lock.json')),
    ...Object.keys(named).map((name) =>
      readIfPresent(join(root, folder, 'node_modules', name, 'package.json')),
    ),
  ]);
  for (const [index, [name, wanted]] of Object.entries(named).entries()) {
    const complaint = complainAbout({
      name,
      wanted,
      release,
      library: packageName ?? name,
      folder,
      locked: lock?.[`node_modules/${name}`]?.version,
      installed: jsonOf<{ version?: string }>(installed[index])?.version,
    });
    if (complaint === undefined) continue;
    problems.push(mismatch({ ...complaint, file, ...locate(source ?? '', name) }));
  }
  return { release, problems };
}

function complainAbout(options: {
  name: string;
  wanted: string;
  release: string;
  library: string;
  folder: string;
  locked: string | undefined;
  installed: string | undefined;
}): Pick<Problem, 'message' | 'hint'> | undefined {
  const { name, wanted, release, library, folder, locked, installed } = options;
  if (!exactRelease.test(wanted)) {
    return {
      message: `${name} is "${wanted}", which is not one release.`,
      hint: 'Write it without a range: pages say what one release does.',
    };
  }
  if (wanted !== release) {
    return {
      message: `${name} is ${wanted}, but ${library} is ${release}.`,
      hint: 'Packages of the library are released together: give both the same release.',
    };
  }
  if (locked !== undefined && locked !== wanted) {
    return {
      message: `${name} is ${wanted} here, but ${locked} in package-lock.json.`,
      hint: `Update the lock file: npm install --prefix ${folder}`,
    };
  }
  if (installed !== undefined && installed !== wanted) {
    return {
      message: `${name} is ${wanted} here, but ${installed} is installed.`,
      hint: 'Install what the lock file names: node scripts/install-releases.js',
    };
  }
  return undefined;
}

/** The library's package and others in its scope: name -> version range in package.json. */
function packagesOf(options: { source: string | undefined; packageName: string }) {
  const { source, packageName } = options;
  const scope = packageName.startsWith('@') ? `${packageName.split('/')[0]}/` : packageName;
  const { dependencies = {} } = jsonOf<{ dependencies?: Record<string, string> }>(source) ?? {};
  return Object.fromEntries(
    Object.entries(dependencies).filter(
      ([name]) => name === packageName || (scope.endsWith('/') && name.startsWith(scope)),
    ),
  );
}

async function readLock(file: string): Promise<Record<string, { version?: string }> | undefined> {
  const text = await readIfPresent(file);
  return jsonOf<{ packages?: Record<string, { version?: string }> }>(text)?.packages;
}

/** Third-party content: invalid JSON is ignored here; npm and the samples report it. */
function jsonOf<T>(text: string | undefined): T | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function locate(source: string, name: string) {
  const document = parseDocument(source);
  return locateInYaml({ document, source, offset: 0, path: ['dependencies', name], part: 'key' });
}
