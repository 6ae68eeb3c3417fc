import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { WORKSPACE } from '../config/read-workspace-release.ts';
import { printValue } from '../migrate/print-module.ts';
import { findWorkspaceRoot } from '../packages/package-places.ts';
import { posixPath } from '../posix-path.ts';
import { buildManifest } from './build-manifest.ts';
import { type Answers, answerTo, type Change, type Chore, type Plan } from './chore.ts';
import { listLinksToLatest } from './content-references.ts';
import { changeRedirects } from './redirect-lines.ts';
import { addressOf, type SiteSources, type VersionSources } from './site-sources.ts';
import { addVersion } from './versions-source.ts';

/** Maximum number of places in a report; the rest is counted. */
const MAX_ITEMS = 20;

/** Starts a docs version as a copy of another one, for a release that is not the latest yet. */
export function newVersion(sources: SiteSources): Chore {
  const dirs = sources.versions.map(({ config }) => config.dir);
  const labels = sources.versions.flatMap(({ config }) => [config.label, config.name]);
  const latest = sources.versions.find(({ config }) => config.isLast)?.config.dir ?? '';
  const install = {
    name: 'install',
    ask: 'Install its packages (yes, no)?',
    fallback: () => 'yes',
    choices: () => ['yes', 'no'],
  };
  return {
    positions: ['dir'],
    questions: [
      {
        name: 'dir',
        ask: 'Folder of the new version (v12)?',
        check: (answer) => {
          if (!/^[a-z0-9][\w.-]*$/.test(answer))
            return `"${answer}" is not the name of a folder such as "v12".`;
          return dirs.includes(answer)
            ? `There is already a version in content/docs/${answer}.`
            : undefined;
        },
      },
      {
        name: 'label',
        ask: 'What readers see (12.x)?',
        fallback: ({ dir = '' }) => freeLabel({ dir, labels }),
        check: (answer) =>
          labels.includes(answer) ? `There is already a version ${answer}.` : undefined,
      },
      {
        name: 'release',
        ask: 'Release that it documents (12.0.0, or workspace for packages of the repository)?',
        check: (answer) =>
          answer === WORKSPACE || /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(answer)
            ? undefined
            : `"${answer}" is not one release such as "12.0.0", nor "${WORKSPACE}".`,
      },
      {
        name: 'from',
        ask: 'Copied from which version?',
        fallback: () => latest,
        choices: () => dirs,
      },
      install,
    ],
    plan: async (answers) => {
      const from = sources.versions.find(({ config }) => config.dir === answers.from);
      if (!from) throw new Error(`There is no version "${answers.from}".`);
      return planVersion({ sources, from, answers });
    },
  };
}

/** `12.x` for the folder `v12`. If another version has that, the name of the folder, with a number if need be. */
function freeLabel({ dir, labels }: { dir: string; labels: string[] }): string {
  const usual = dir.replace(/^\D*(\d+).*$/, '$1.x');
  if (!labels.includes(usual)) return usual;
  let label = dir;
  for (let count = 2; labels.includes(label); count += 1) label = `${dir}-${count}`;
  return label;
}

async function planVersion(options: {
  sources: SiteSources;
  from: VersionSources;
  answers: Answers;
}): Promise<Plan> {
  const { sources, from, answers } = options;
  const [dir, label, release] = ['dir', 'label', 'release'].map((name) =>
    answerTo(answers, name),
  ) as [string, string, string];
  const source = from.config.folder;
  const folder = `content/docs/${dir}`;
  const files = await glob('**/*', {
    cwd: join(sources.root, source),
    dot: true,
    ignore: ['**/node_modules/**', 'package.json', 'package-lock.json'],
  });
  const changes: Change[] = files
    .sort()
    .map((file) => ({ kind: 'copy', file: `${source}/${file}`, to: `${folder}/${file}` }));
  const left: string[] = [];
  const manifest = await readFile(join(sources.root, source, 'package.json'), 'utf8').catch(
    () => undefined,
  );
  if (manifest !== undefined) {
    const { text, left: packages } = buildManifest({
      manifest,
      from: from.config,
      to: { dir, label, release },
      root: sources.root,
      folder,
      library: packageOf(sources),
    });
    changes.push({ kind: 'create', file: `${folder}/package.json`, text });
    left.push(...packages);
  }
  const entry = [
    `label: ${printValue(label)},`,
    `dir: ${printValue(dir)},`,
    `path: ${printValue(dir)},`,
    ...(manifest === undefined || release === WORKSPACE
      ? [`release: ${printValue(release)},`]
      : []),
    "banner: 'unreleased',",
    ...(from.config.api.length > 0
      ? [`api: [${from.config.api.map((name) => printValue(name)).join(', ')}],`]
      : []),
  ];
  const versionsFile = sources.config.docs === false ? '' : sources.config.docs.versions;
  const text = await addVersion({ source: sources.versionsText, entry });
  if (text) changes.push({ kind: 'edit', file: versionsFile, text });
  else left.push(`Add the version to ${versionsFile}: { ${entry.join(' ')} }`);
  if (
    release === WORKSPACE &&
    findWorkspaceRoot(posixPath(join(sources.root, folder))) === undefined
  ) {
    left.push(
      `${folder} is not in a workspace, so release: '${WORKSPACE}' names no packages yet, and the check fails: the root of a workspace has a pnpm-workspace.yaml, or "workspaces" in its package.json. For a release from the registry, write its number there.`,
    );
  }
  left.push(...dropHiding({ sources, from, dir, changes }));
  left.push(
    `Readers find it under /docs/${dir}, marked as unreleased. It becomes the latest with: npm run latest -- version ${dir}`,
    `It shares the navbar, announcement and redirects of the site: check whether one should mention ${label}.`,
    ...(await listAbsoluteLinks({ sources, from, folder })),
  );
  return {
    changes,
    left,
    ...installCommand({ folder, answers, hasPackages: manifest !== undefined }),
  };
}

function packageOf({ config }: SiteSources): string | undefined {
  return config.docs === false ? undefined : config.docs.package;
}

/**
 * Redirects whose addresses are pages of the copy.
 *
 * @returns the decisions left to a person
 */
function dropHiding(options: {
  sources: SiteSources;
  from: VersionSources;
  dir: string;
  changes: Change[];
}): string[] {
  const { sources, from, dir, changes } = options;
  if (sources.redirects === undefined || sources.config.docs === false) return [];
  const rootPath = `/${sources.config.docs.routeBasePath}/${dir}`;
  const pages = new Set(from.docs.map((doc) => addressOf({ rootPath }, doc)));
  const { text, dropped } = changeRedirects({ source: sources.redirects, add: [], pages });
  if (dropped.length === 0) return [];
  changes.push({ kind: 'edit', file: sources.config.redirects, text });
  return dropped.map(
    ({ from: old, to }) => `The redirect ${old} -> ${to} was removed, because there are pages now.`,
  );
}

/** Links in the copied pages to a site path, which do not lead into the copy. */
async function listAbsoluteLinks(options: {
  sources: SiteSources;
  from: VersionSources;
  folder: string;
}): Promise<string[]> {
  const { sources, from, folder } = options;
  const links = await listLinksToLatest({
    root: sources.root,
    folder: from.config.folder,
    base: from.config.rootPath,
    others: sources.versions.flatMap(({ config }) => (config.isLast ? [] : [config.rootPath])),
  });
  const lines = links.map(
    ({ file, line, href }) =>
      `${folder}${file.slice(from.config.folder.length)}:${line} leads to another version: ${href}`,
  );
  const more = lines.length - MAX_ITEMS;
  return more > 0 ? [...lines.slice(0, MAX_ITEMS), `… and ${more} more such links.`] : lines;
}

function installCommand(options: {
  folder: string;
  answers: Answers;
  hasPackages: boolean;
}): Pick<Plan, 'commands'> {
  const { folder, answers, hasPackages } = options;
  // A workspace installs all its packages at once.
  if (!hasPackages || answers.install !== 'yes' || answers.release === WORKSPACE) return {};
  return {
    commands: [['npm', 'install', '--prefix', folder, '--ignore-scripts', '--omit=optional']],
  };
}
