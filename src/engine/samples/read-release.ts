import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import { hash } from '../hashing/hash.ts';
import { findUnusable } from '../packages/find-unusable.ts';
import { type PackagePlaces, readPackagePlaces } from '../packages/package-places.ts';
import { readPackagesState } from '../packages/packages-state.ts';
import { posixPath } from '../posix-path.ts';
import { readIfPresent } from '../read-if-present.ts';
import type { SampleVersion } from '../site.ts';
import { parseJson } from '../text/parse-json.ts';

/** A file shared by a version's samples: included by name, imported, or always in effect. */
export interface Fixture {
  /** Relative to the site's folder. */
  file: string;
  /** Relative to the version's folder. */
  path: string;
  code: string;
}

/** The packages and fixtures that a version's samples are compiled against. */
export interface Release {
  /** Absolute path of the version's folder. */
  folder: string;
  /** Packages in the folder's package.json. */
  packages: string[];
  places: PackagePlaces;
  /** Changes with an installed package, or with a build of a linked one. */
  packagesState: string;
  /** By the name in `// @include:`, the file name without extension. */
  fixtures: Map<string, Fixture>;
  /** Changes with an installed package or a fixture. */
  fingerprint: string;
}

const fixtureName = /^(.+?)(\.d)?\.(?:ts|tsx)$/;

/**
 * Reads a version's packages and fixtures.
 *
 * @returns no release if its packages are unusable
 */
export async function readRelease(options: {
  siteRoot: string;
  version: SampleVersion;
  /** One of its samples, if there are any. */
  sample?: ContentCodeBlock | undefined;
}): Promise<{ release: Release | undefined; problems: Problem[] }> {
  const { siteRoot, version, sample } = options;
  // Compilers understand only forward slashes.
  const folder = posixPath(join(siteRoot, version.folder));
  const { isWorkspace } = version;
  const places = readPackagePlaces({ folder, isWorkspace });
  // The problem was reported when the list of versions was read.
  if (isWorkspace && (await findUnusable({ places })).length > 0) {
    return { release: undefined, problems: [] };
  }
  const [manifest, installed, fixtures] = await Promise.all([
    readIfPresent(join(folder, 'package.json')),
    readPackagesState({ places, files: 'types' }),
    readFixtures({ folder, version }),
  ]);
  // As in `config/check-manifest.ts`.
  if (manifest !== undefined && parseJson(manifest) === undefined) {
    return { release: undefined, problems: [] };
  }
  const { packages, problems } = readPackages({ version, manifest, sample });
  if (packages.length > 0 && installed === undefined) {
    problems.push({
      code: 'sample-release-missing',
      severity: 'error',
      message: `The packages that samples of ${version.label} compile against are not installed.`,
      hint: 'Run npm ci, or only its last part: node scripts/install-releases.js',
      file: `${version.folder}/package.json`,
    });
  }
  const texts = [...fixtures].flatMap(([name, { code }]) => [name, code]);
  if (problems.length > 0) return { release: undefined, problems };
  const packagesState = installed ?? '';
  const fingerprint = hash(manifest ?? '', packagesState, ...texts);
  return { release: { folder, packages, places, packagesState, fixtures, fingerprint }, problems };
}

/** The packages in a version's manifest, or the reasons why there are none. */
function readPackages(options: {
  version: SampleVersion;
  manifest: string | undefined;
  sample: ContentCodeBlock | undefined;
}): {
  packages: string[];
  problems: Problem[];
} {
  const { version, manifest, sample } = options;
  const file = `${version.folder}/package.json`;
  const fail = (message: string, hint: string, place: Partial<SourceLocation> = { file }) => {
    const problem: Problem = {
      code: 'sample-release-missing',
      severity: 'error',
      message,
      hint,
      ...place,
    };
    return { packages: [], problems: [problem] };
  };
  if (manifest === undefined) {
    return fail(
      `The version ${version.label} has samples, but no ${file} that names the release to compile them against.`,
      'Write it: { "private": true, "type": "module", "dependencies": { … } }. Or set checks: { samples: \'ignore\' } in site.config.ts.',
      sample && { file: sample.file, line: sample.line, column: sample.column },
    );
  }
  const parsed = manifestSchema.safeParse(parseJson(manifest));
  if (parsed.success) return { packages: Object.keys(parsed.data.dependencies), problems: [] };
  return fail(
    `${file} is not the manifest of a package.`,
    'It must be JSON with an object "dependencies": name -> version.',
  );
}

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** Files shared by a version's samples, by the name that they use. */
export async function readFixtures(options: {
  folder: string;
  version: SampleVersion;
}): Promise<Map<string, Fixture>> {
  const { folder, version } = options;
  const names = await readdir(join(folder, 'fixtures'), { recursive: true }).catch(() => []);
  const fixtures = new Map<string, Fixture>();
  for (const path of names.map((name) => posixPath(name)).sort()) {
    const name = fixtureName.exec(path)?.[1];
    if (name === undefined) continue;
    const code = await readFile(join(folder, 'fixtures', path), 'utf8');
    const place = `fixtures/${path}`;
    fixtures.set(name, { file: `${version.folder}/${place}`, path: place, code });
  }
  return fixtures;
}
