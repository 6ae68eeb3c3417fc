import type { Problem } from '#shared/problem.ts';
import { findJsonError } from '../text/find-json-error.ts';
import { readText } from '../text/read-text.ts';

/**
 * Reports why the package.json of a version cannot be read. Its release, its samples and every import from its folder
 * depend on it, so callers stop when they get problems here.
 *
 * @returns no problems if there is no such file
 */
export async function checkManifest(options: {
  root: string;
  /** The version's folder, relative to `root`. */
  folder: string;
}): Promise<Problem[]> {
  const { root, folder } = options;
  const file = `${folder}/package.json`;
  const { text, problems } = await readText({ root, file });
  if (text === undefined || problems.length > 0) return problems;
  const error = findJsonError(text);
  if (!error) return [];
  return [
    {
      code: 'manifest-invalid',
      severity: 'error',
      message: `${file} is not JSON: ${error.message}.`,
      hint: 'It must be a package.json that names the packages that the version documents.',
      file,
      ...error.position,
    },
  ];
}
