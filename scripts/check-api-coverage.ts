import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pc from 'picocolors';
import { globSync } from 'tinyglobby';
import { projectRoot } from '#engine/project-root.ts';
import versions from '../content/docs/versions.ts';
import { readApiExports } from './api-exports.ts';

const allLabels = versions.map(({ label }) => label);

/**
 * Lists the public exports of a version's packages that no page of the version names. Exports that need no page are in
 * `api-coverage.tsv` in the version's folder, with a reason.
 */
function checkCoverage(label: string, isVerbose: boolean): boolean {
  const version = versions.find((candidate) => candidate.label === label);
  if (!version) {
    console.error(`There is no version ${label}. There are: ${allLabels.join(', ')}.`);
    return false;
  }
  const folder = join(projectRoot, 'content/docs', version.dir);
  const exports = readApiExports(folder);
  const pages = globSync('**/*.mdx', { cwd: folder, ignore: '**/node_modules/**' }).sort();
  const texts = pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')] as const);
  const reasons = readReasons(join(folder, 'api-coverage.tsv'));
  const missing = [];
  for (const { name, entry } of exports) {
    const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);
    const page = texts.find(([, text]) => word.test(text))?.[0];
    if (isVerbose) console.log(`${name}\t${entry}\t${page ?? reasons.get(name) ?? '-'}`);
    if (!page && !reasons.has(name)) missing.push(`${name} ${pc.dim(entry)}`);
  }
  const stale = [...reasons.keys()].filter((name) => !exports.some((item) => item.name === name));
  for (const line of missing) console.log(`${pc.red('✗')} ${line}`);
  for (const name of stale)
    console.log(`${pc.red('✗')} ${name} has a reason but is not an export.`);
  console.log(
    `${label}: ${exports.length} exports, ${reasons.size} with a reason, ${missing.length} unexplained.`,
  );
  return missing.length + stale.length === 0;
}

/** Exports without a page, one per line: name and reason. */
function readReasons(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.filter((line) => line.includes('\t')).map((line) => line.split('\t') as [string, string]),
  );
}

const words = process.argv.slice(2).filter((word) => word !== '--version');
const isVerbose = words.includes('--all');
const labels = words.filter((word) => word !== '--all');
const results = (labels.length > 0 ? labels : allLabels).map((label) =>
  checkCoverage(label, isVerbose),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
