import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { findPackage, readPackagePlaces } from '../packages/package-places.ts';
import { listNames } from '../problems/suggest.ts';
import { parseJson } from '../text/parse-json.ts';

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * Checks that all packages in the package.json of a version with an API reference are installed. Otherwise the
 * reference, the samples and the playground cannot be checked, so callers stop when they get problems here.
 */
export async function checkInstalled(options: {
  root: string;
  /** The version's folder, relative to `root`. */
  folder: string;
  label: string;
}): Promise<Problem[]> {
  const { root, folder, label } = options;
  const file = `${folder}/package.json`;
  const manifest = await readFile(join(root, file), 'utf8').catch(() => '');
  const parsed = manifestSchema.safeParse(parseJson(manifest));
  // The release or the reference reports missing packages in more detail.
  if (!parsed.success) return [];
  const places = readPackagePlaces({ folder: join(root, folder) });
  const missing = Object.keys(parsed.data.dependencies).filter(
    (name) => !findPackage(places, name),
  );
  if (missing.length === 0) return [];
  return [
    {
      code: 'packages-missing',
      severity: 'error',
      message: `Packages that ${label} documents are not installed: ${listNames(missing, 'and', 3)}.`,
      hint: 'Run `npm install`.',
      file,
    },
  ];
}
