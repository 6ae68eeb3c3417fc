import type { Problem } from '#shared/problem.ts';
import type { OutputFiles } from './output-files.ts';

/** Folder of files that are published unchanged, relative to the site's folder. */
export const STATIC_FOLDER = 'content/static';

/** Generated files that a site may replace with its own. */
const replaceable = new Set([
  'favicon.ico',
  'humans.txt',
  'manifest.webmanifest',
  'robots.txt',
  '.well-known/security.txt',
]);

/**
 * Merges the files in `content/static` with the generated ones. `robots.txt` and similar files replace the generated
 * ones; any other file at the same path would be lost, which is a problem.
 *
 * @param options.statics path below the output folder -> the file
 * @param options.written generated files, by the same paths
 */
export function mergeStatic(options: { statics: OutputFiles; written: OutputFiles }): {
  files: OutputFiles;
  problems: Problem[];
} {
  const { statics, written } = options;
  const folders = foldersOf(written.keys());
  const problems: Problem[] = [];
  const files: OutputFiles = new Map(written);
  for (const [path, file] of statics) {
    if (replaceable.has(path)) files.set(path, file);
    else {
      const reason = complainOf({ path, written, folders });
      if (reason === undefined) files.set(path, file);
      else problems.push(problemOf(path, reason));
    }
  }
  return { files, problems };
}

function complainOf(options: {
  path: string;
  written: OutputFiles;
  folders: ReadonlySet<string>;
}): string | undefined {
  const { path, written, folders } = options;
  if (written.has(path)) return 'the site writes a file there itself';
  if (folders.has(path)) return 'the site has pages below it';
  const parent = parentsOf(path).find((folder) => written.has(folder));
  if (parent !== undefined) return `the site writes a file at /${parent}`;
  const page = /^(.+)\.html$/.exec(path)?.[1];
  if (page !== undefined && written.has(`${page}/index.html`)) {
    return `hosts could not tell it from the page /${page}`;
  }
  return undefined;
}

function problemOf(path: string, reason: string): Problem {
  return {
    code: 'static-file-hidden',
    severity: 'error',
    message: `The file ${STATIC_FOLDER}/${path} cannot be published at /${path}: ${reason}.`,
    hint: `Rename or delete it. Only these files replace the ones that the site writes: ${[...replaceable].join(', ')}.`,
    file: `${STATIC_FOLDER}/${path}`,
  };
}

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) for (const folder of parentsOf(path)) folders.add(folder);
  return folders;
}

/** `a/b/c` -> `a`, `a/b`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
