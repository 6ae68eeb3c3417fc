import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  appendFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#engine/project-root.ts';
import { emptySiteFolder } from '../support/copy-site.ts';
import type { CorpusSection } from './corpus.ts';
import type { Peer } from './peer.ts';

const run = promisify(execFile);

/** Outside the project, so that nothing is found in its packages and configuration. Kept for the next run. */
const INSTALLED = join(tmpdir(), 'site-bench-peers');

/** Packages that were published later are not installed: only direct dependencies have exact versions. */
const BEFORE = '2026-11-28';

/** No telemetry, and no look for newer versions. */
const SILENT = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/** Installs a generator unless this version is there, and returns its folder. */
export async function installPeer({ id }: Peer): Promise<string | undefined> {
  if (id === undefined) return undefined;
  const manifest = manifestFile(id);
  const wanted = `${await readFile(manifest, 'utf8')}${BEFORE}`;
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 8);
  const dir = join(INSTALLED, `${id}-${hash}`);
  const installed = join(dir, 'installed');
  if (existsSync(installed)) return dir;
  // Other versions, and what is left of an installation that failed.
  const others = await readdir(INSTALLED).catch(() => []);
  for (const name of others) if (name.startsWith(`${id}-`)) await remove(join(INSTALLED, name));
  await mkdir(dir, { recursive: true });
  await cp(manifest, join(dir, 'package.json'));
  const parameters = ['install', '--no-audit', '--no-fund', '--before', BEFORE, '--prefix', dir];
  await run('npm', parameters, { cwd: dir, env: environment(dir) });
  await writeFile(installed, '');
  return dir;
}

/** The version of the generator, and of Node.js if it needs another than ours. */
export async function versionOf({ id, packageName = '' }: Peer): Promise<string> {
  if (id === undefined) return '-';
  const { dependencies } = JSON.parse(await readFile(manifestFile(id), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const { node } = dependencies;
  return `${dependencies[packageName]}${node ? `, Node.js ${node}` : ''}`;
}

/** A new project, without any caches, in the folder of an installed generator. */
export async function freshProject(options: {
  peer: Peer;
  sections: CorpusSection[];
  installed: string | undefined;
}): Promise<string> {
  const { peer, sections, installed } = options;
  const dir = installed ?? (await emptySiteFolder('peers'));
  await removeExcept(dir, ['node_modules', 'package.json', 'package-lock.json', 'installed']);
  // Many tools keep their caches in folders such as `node_modules/.cache`.
  const packages = join(dir, 'node_modules');
  const hidden = (await readdir(packages).catch(() => [])).filter((name) => name.startsWith('.'));
  for (const name of hidden) {
    if (name !== '.bin' && name !== '.package-lock.json') await remove(join(packages, name));
  }
  for (const [path, text] of Object.entries(peer.files(sections))) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
}

/** Adds a sentence to a page. */
export async function editPage(options: { peer: Peer; dir: string; id: string }): Promise<void> {
  const { peer, dir, id } = options;
  await appendFile(join(dir, peer.source(id)), '\nOne more sentence.\n');
}

/** Moves `page.html` to `page/index.html`, where the host looks for `/page`. */
export async function foldPages(output: string): Promise<void> {
  for (const path of await readdir(output, { recursive: true })) {
    const [, page] = /^(.*)\.html$/.exec(path) ?? [];
    if (page === undefined || /(?:^|[\\/])(?:index|404)$/.test(page)) continue;
    await mkdir(join(output, page), { recursive: true });
    await rename(join(output, path), join(output, page, 'index.html'));
  }
}

/** Bytes of all files in a folder. */
export async function folderSize(dir: string): Promise<number> {
  const paths = await readdir(dir, { recursive: true });
  const sizes = await Promise.all(paths.map((path) => stat(join(dir, path))));
  return sizes.reduce((sum, info) => sum + (info.isFile() ? info.size : 0), 0);
}

/** Variables for the programs of a project, which run with its own Node.js if it has one. */
export function environment(dir: string): NodeJS.ProcessEnv {
  const path = [join(dir, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return { ...process.env, ...SILENT, PATH: path };
}

function manifestFile(id: string): string {
  return join(projectRoot, 'bench/peers/generators', id, 'package.json');
}

async function removeExcept(dir: string, kept: string[]): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!kept.includes(name)) await remove(join(dir, name));
  }
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true });
}
