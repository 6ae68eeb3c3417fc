import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { projectRoot } from '#engine/project-root.ts';
import { installReleases, RELEASED } from './monorepo-releases.ts';
import { run } from './run-line.ts';

/** The repository of a small library (`tests/monorepo`), with this project in its folder `www`. */
export interface Monorepo {
  root: string;
  /** Packages in build order: each after its dependencies. */
  packages: WorkspacePackage[];
  remove(): Promise<void>;
}

export interface WorkspacePackage {
  name: string;
  /** Relative to the root. */
  folder: string;
  /** The command behind `npm run build`. */
  build: string | undefined;
}

/** Output of a failed build. */
export class BuildFailure extends Error {
  readonly packageName: string;
  readonly output: string;

  constructor(packageName: string, output: string) {
    super(`The build of ${packageName} failed:\n${output}`);
    this.packageName = packageName;
    this.output = output;
  }
}

interface Manifest {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** Parts of this project that the site needs besides its content. */
const PARTS = ['bin', 'scripts', 'src', 'package.json', 'tsconfig.base.json', 'tsconfig.json'];

/** Sets up the repository as described in ADOPTING.md and installs it like pnpm: without a network, by links. */
export async function createMonorepo(): Promise<Monorepo> {
  const root = await mkdtemp(join(tmpdir(), 'monorepo-'));
  await cp(join(projectRoot, 'tests/monorepo'), root, {
    recursive: true,
    filter: (path) => !/[\\/](?:node_modules|dist|\.site)$/.test(path.slice(projectRoot.length)),
  });
  for (const part of PARTS) {
    await cp(join(projectRoot, part), join(root, 'www', part), { recursive: true });
  }
  await moveIn(join(root, 'www/package.json'));
  const packages = await readPackages(root);
  for (const it of packages) await install({ root, packages, it });
  // pnpm's own record of installed packages.
  await mkdir(join(root, 'node_modules/.pnpm'), { recursive: true });
  await writeFile(join(root, 'node_modules/.pnpm/lock.yaml'), "lockfileVersion: '9.0'\n");
  await writeFile(join(root, '.gitignore'), 'node_modules/\ndist/\n.site/\n');
  await installReleases(join(root, 'www'));
  await run({ cwd: root, line: 'git init -q && git add -A && git commit -qm "Move the site in"' });
  return {
    root,
    packages: inOrder(packages).map(({ folder, manifest }) => {
      return { name: manifest.name, folder, build: manifest.scripts?.build };
    }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/**
 * Starts a version for the unreleased state.
 *
 * @returns the command's output
 */
export async function beginVersion({ root }: Monorepo, dir: string): Promise<string> {
  const line = `node bin/site.js new version ${dir} --release workspace`;
  const said = await run({ cwd: join(root, 'www'), line });
  await run({ cwd: root, line: 'git add -A && git commit -qm "Begin a version"' });
  return said;
}

/** The repository's build task: packages first, then the site. */
export async function buildAll({ root, packages }: Monorepo): Promise<void> {
  for (const { name, folder, build } of packages) {
    if (build === undefined) continue;
    const cwd = join(root, folder);
    await run({ cwd, line: build }).catch((error: Error) => {
      throw new BuildFailure(name, error.message);
    });
  }
}

/** Edit links on the built site's pages. */
export async function listEditLinks({ root }: Monorepo): Promise<string[]> {
  const dist = join(root, 'www/dist');
  const pages = await glob('**/index.html', { cwd: dist });
  const texts = await Promise.all(pages.map((page) => readFile(join(dist, page), 'utf8')));
  const links = texts.flatMap((text) =>
    [...text.matchAll(/<a href="([^"]+)"[^>]*>(?:(?!<\/a>).)*Edit this page/g)].map(
      ([, href]) => href ?? '',
    ),
  );
  return [...new Set(links)].sort();
}

/** Files in the repository, as its host would show them. */
export async function listTracked({ root }: Monorepo): Promise<Set<string>> {
  return new Set((await run({ cwd: root, line: 'git ls-files' })).split('\n').filter(Boolean));
}

/**
 * The site's package becomes part of the workspace, which has one lock file and requires packages to be built first.
 */
async function moveIn(file: string): Promise<void> {
  const { overrides: _, ...manifest }: Manifest = JSON.parse(await readFile(file, 'utf8'));
  const moved = {
    ...manifest,
    name: 'www',
    devDependencies: {
      ...manifest.devDependencies,
      '@wren/client': 'workspace:*',
      '@wren/server': 'workspace:*',
    },
  };
  await writeFile(file, `${JSON.stringify(moved, undefined, 2)}\n`);
}

interface ReadPackage {
  folder: string;
  manifest: Manifest;
}

async function readPackages(root: string): Promise<ReadPackage[]> {
  const files = await glob(['packages/*/package.json', 'www/package.json'], { cwd: root });
  return Promise.all(
    files.sort().map(async (file) => {
      return {
        folder: dirname(file),
        manifest: JSON.parse(await readFile(join(root, file), 'utf8')),
      };
    }),
  );
}

function needsOf({ manifest }: ReadPackage): string[] {
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
}

/** Links a package's dependencies into its `node_modules`; workspace packages are linked to their folders. */
async function install(options: {
  root: string;
  packages: ReadPackage[];
  it: ReadPackage;
}): Promise<void> {
  const { root, packages, it } = options;
  for (const name of [...needsOf(it), ...(it.folder === 'www' ? await listTypes() : [])]) {
    const own = packages.find(({ manifest }) => manifest.name === name);
    const target = own ? join(root, own.folder) : await store({ root, name });
    const place = join(root, it.folder, 'node_modules', name);
    if (existsSync(place) || !existsSync(target)) continue;
    await mkdir(dirname(place), { recursive: true });
    await symlink(target, place, 'dir');
  }
}

/**
 * Location of a registry package: in this project, so that nothing needs to be installed. Packages imported by samples
 * are copied to pnpm's location, because samples cannot read outside the repository.
 */
async function store({ root, name }: { root: string; name: string }): Promise<string> {
  const installed = join(projectRoot, 'node_modules', name);
  if (RELEASED[name] === undefined) return installed;
  const place = join(root, 'node_modules/.pnpm', name, 'node_modules', name);
  await cp(installed, place, { recursive: true });
  return place;
}

/** Type packages that other packages depend on. */
async function listTypes(): Promise<string[]> {
  return (await readdir(join(projectRoot, 'node_modules/@types'))).map((name) => `@types/${name}`);
}

/** Sorts packages after their dependencies. */
function inOrder(packages: ReadPackage[]): ReadPackage[] {
  const ordered = new Set<ReadPackage>();
  const visit = (it: ReadPackage): void => {
    for (const name of needsOf(it)) {
      const needed = packages.find(({ manifest }) => manifest.name === name);
      if (needed && needed !== it) visit(needed);
    }
    ordered.add(it);
  };
  for (const it of packages) visit(it);
  return [...ordered];
}
