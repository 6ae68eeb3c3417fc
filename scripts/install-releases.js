// Runs after the project's `npm ci`: installs the library release of each docs version beside its pages, for compiling
// its samples. Each folder has its own lock file, so that no version sees the packages of another. It only uses Node,
// because nothing else is installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** More concurrent installs are not faster, because the disk is the limit. */
const INSTALLS_AT_ONCE = 2;

/** Samples need types, not native binaries: optional packages are two thirds of the size. */
const NPM_ARGUMENTS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional'];

const docs = fileURLToPath(new URL('../content/docs', import.meta.url));

/** @param {string} file */
function readPackages(file) {
  if (!existsSync(file)) return undefined;
  /** @type {Record<string, { version?: string, integrity?: string, optional?: true }>} */
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  return packages;
}

/**
 * Whether `node_modules` matches the lock file, according to npm's own list of installed packages.
 * @param {string} folder
 */
function isInstalled(folder) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!locked || !installed) return false;
  const isSame = (name) =>
    installed[name]?.version === locked[name]?.version &&
    installed[name]?.integrity === locked[name]?.integrity;
  return (
    Object.keys(locked).every((name) => locked[name]?.optional || isSame(name)) &&
    Object.keys(installed).every(isSame)
  );
}

/**
 * @param {string} folder
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(folder) {
  // The npm that runs this script, if any, because another version could read the lock file differently. pnpm and yarn
  // also set this variable, but do not understand npm's lock file.
  const runner = process.env.npm_execpath;
  const npm = runner && basename(runner) === 'npm-cli.js' ? runner : undefined;
  const [command, args] = npm
    ? [process.execPath, [npm, ...NPM_ARGUMENTS]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', NPM_ARGUMENTS];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      shell: !npm && process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const names = existsSync(docs)
  ? readdirSync(docs).filter((name) => existsSync(join(docs, name, 'package-lock.json')))
  : [];
const waiting = names.filter((name) => !isInstalled(join(docs, name)));
const failures = [];

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const start = performance.now();
    const { code, output } = await runNpm(join(docs, name));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (code === 0) console.log(`Installed the release that ${name} documents (${seconds} s).`);
    else failures.push({ name, code, output });
  }
}

await Promise.all(Array.from({ length: INSTALLS_AT_ONCE }, work));

for (const { name, code, output } of failures) {
  // After the reason, npm prints its manual.
  console.error(output.trim().split('\n').slice(0, 15).join('\n'));
  console.error(`\nnpm could not install content/docs/${name} (exit code ${code}).`);
  console.error(
    'The samples of that version cannot be checked without it. Once the cause above is',
  );
  console.error('gone, run: node scripts/install-releases.js\n');
}
if (failures.length > 0) process.exitCode = 1;
