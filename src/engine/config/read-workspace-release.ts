import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import { findUnusable } from '../packages/find-unusable.ts';
import { readPackagePlaces } from '../packages/package-places.ts';
import { locateInYaml } from '../problems/locate-in-yaml.ts';
import { readIfPresent } from '../read-if-present.ts';

/** Value of `release` for a version that documents the packages of its workspace. */
export const WORKSPACE = 'workspace';

/**
 * Finds the release of the library's package in the workspace. Packages that are not installed, linked or built are
 * problems.
 *
 * @returns an empty release if there is no such package
 */
export async function readWorkspaceRelease(options: {
  root: string;
  /** The version's folder, relative to `root`. */
  folder: string;
  label: string;
  /** `docs.package` in the config. */
  packageName: string | undefined;
  /** The version's entry in the list. */
  place: SourceLocation;
}): Promise<{ release: string; problems: Problem[] }> {
  const { root, folder, label, packageName, place } = options;
  const fail = (message: string, hint: string, at: SourceLocation = place) => {
    const problem: Problem = { code: 'workspace-package', severity: 'error', message, hint, ...at };
    return { release: '', problems: [problem] };
  };
  const file = `${folder}/package.json`;
  const places = readPackagePlaces({ folder: join(root, folder), isWorkspace: true });
  if (places.root === places.folder) {
    return fail(
      `${label} documents the packages of a workspace, but ${folder} is not in one.`,
      'The root of a workspace has a pnpm-workspace.yaml, or "workspaces" in its package.json. For a release from the registry, remove "release".',
    );
  }
  const source = await readIfPresent(join(root, file));
  if (source === undefined) {
    return fail(
      `${label} documents the packages of its workspace, but there is no ${file} that names them.`,
      'Write it: { "private": true, "dependencies": { "…": "workspace:*" } }, and list its folder among the packages of the workspace.',
    );
  }
  if (packageName === undefined) {
    return fail(
      `Nothing says which package of the workspace ${label} documents.`,
      'Name the package of the library in site.config.ts: docs.package.',
    );
  }
  const scope = packageName.startsWith('@') ? `${packageName.split('/')[0]}/` : undefined;
  const isOurs = (name: string): boolean =>
    name === packageName || (scope !== undefined && name.startsWith(scope));
  const unusable = await findUnusable({ places, isOurs });
  const library = places.linked.find(({ name }) => name === packageName);
  if (library === undefined && !unusable.some(({ name }) => name === packageName)) {
    return fail(
      `${file} does not name ${packageName}, which ${label} documents.`,
      'Add it to the dependencies: "workspace:*" (pnpm, yarn), or "*" (npm).',
      { file },
    );
  }
  const problems = unusable.map(({ name, message, hint }): Problem => {
    const document = parseDocument(source);
    const path = ['dependencies', name];
    const position = locateInYaml({ document, source, offset: 0, path, part: 'key' });
    return { code: 'workspace-package', severity: 'error', message, hint, file, ...position };
  });
  return { release: library ? await readVersion(library.folder) : '', problems };
}

/** Unpublished packages may have no version. */
async function readVersion(folder: string): Promise<string> {
  const { version }: { version?: string } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return version ?? '0.0.0';
}
