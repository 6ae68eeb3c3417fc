import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { hash } from '../cache/hash.ts';
import { posixPath } from '../posix-path.ts';
import type { SampleVersion } from './sample.ts';

/** A file that samples of a version share: included by name, imported, or in force by itself. */
export interface Fixture {
  /** Relative to the site's folder. */
  file: string;
  /** Relative to the version's folder. */
  path: string;
  code: string;
}

/** What samples of a version are compiled against. */
export interface Release {
  /** Absolute path of the version's folder: its `node_modules` are all that samples see. */
  folder: string;
  /** Packages that the folder's package.json names. */
  packages: string[];
  /** By the name that `// @include:` uses, the file's without its ending. */
  fixtures: Map<string, Fixture>;
  /** Changes when an installed package or a fixture does. */
  fingerprint: string;
}

const fixtureName = /^(.+?)(\.d)?\.(?:ts|tsx)$/;

/** Reads a version's packages and fixtures. A version without package.json has no packages. */
export async function readRelease(options: {
  siteRoot: string;
  version: SampleVersion;
}): Promise<{ release: Release; problems: Problem[] }> {
  const { siteRoot, version } = options;
  // Compilers know forward slashes only.
  const folder = posixPath(join(siteRoot, version.folder));
  const [manifest, installed, fixtures] = await Promise.all([
    readText(join(folder, 'package.json')),
    // npm's own list of what it put there: unlike the lock file it tells what samples really see.
    readText(join(folder, 'node_modules/.package-lock.json')),
    readFixtures({ folder, version }),
  ]);
  const packages = Object.keys(JSON.parse(manifest ?? '{}').dependencies ?? {});
  const problems: Problem[] = [];
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
  const fingerprint = hash(manifest ?? '', installed ?? '', ...texts);
  return { release: { folder, packages, fixtures, fingerprint }, problems };
}

async function readFixtures(options: {
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

function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
