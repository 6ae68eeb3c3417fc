import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

// Finds out, for each row of `first-releases.tsv`, which 11.x release introduced a text in the library's source, and
// writes it into the row. Pages may say "since 11.4" only if a row does, which `tests/claims/first-releases.test.ts`
// checks. It downloads packages from the registry, so it is run by hand.

const file = join(projectRoot, 'content/docs/v11/first-releases.tsv');
const cache = join(tmpdir(), 'trpc-releases');

/** Stable releases of a package from 11.0.0 to the documented one, oldest first. */
function listReleases(name: string): string[] {
  const { dependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'content/docs/v11/package.json'), 'utf8'),
  );
  const all: string[] = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' }),
  );
  const stable = all.filter((version) => /^11\.\d+\.\d+$/.test(version));
  return stable.slice(0, stable.indexOf(dependencies[name]) + 1);
}

function readFromRelease(name: string, version: string, path: string): string {
  const folder = join(cache, `${name.replace('/', '-')}-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const args = ['pack', `${name}@${version}`, '--silent', '--pack-destination', cache];
    const tarball = execFileSync('npm', args, { encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', join(cache, tarball), '-C', folder, '--strip-components=1']);
  }
  const found = join(folder, path);
  return existsSync(found) ? readFileSync(found, 'utf8') : '';
}

const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
const releases = new Map<string, string[]>();
const found = rows.map((row) => {
  const [page = '', , name = '', path = '', text = ''] = row.split('\t');
  const versions = releases.get(name) ?? listReleases(name);
  releases.set(name, versions);
  const has = versions.map((version) => readFromRelease(name, version, path).includes(text));
  // The first release from which all later ones have had it.
  const first = versions[has.lastIndexOf(false) + 1];
  if (first === undefined) throw new Error(`${name} has no "${text}" in ${path}.`);
  return [page, first, name, path, text].join('\t');
});
writeFileSync(file, `${[head, ...found].join('\n')}\n`);
