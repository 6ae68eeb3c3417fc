/** The id of a doc and its number prefix: `02-server/01-routers.mdx` -> `server/routers`, 1. */
export function docIdOf(file: string): { id: string; position?: number } {
  const parts = file.replace(/\.mdx?$/, '').split('/');
  const number = /^(\d+)[-_.]\s*(?=\D)/.exec(parts.at(-1) ?? '')?.[1];
  const id = parts.map((part) => part.replace(/^\d+[-_.]\s*(?=\D)/, '')).join('/');
  return number === undefined ? { id } : { id, position: Number(number) };
}

/**
 * The path of a doc below its version's root, without slashes at the ends. `index` and a file named like its folder
 * represent the folder. A slug that begins with `/` is relative to the root, others to the file's folder.
 */
export function docPathTail({ id, slug }: { id: string; slug?: string | undefined }): string {
  const parts = id.split('/');
  const folder = parts.slice(0, -1);
  if (slug !== undefined) return cleanPath(slug.startsWith('/') ? [slug] : [...folder, slug]);
  const name = parts.at(-1) ?? '';
  const isIndex = name === 'index' || name.toLowerCase() === 'readme' || name === folder.at(-1);
  return cleanPath(isIndex ? folder : parts);
}

/** Joins a version's root and a tail: `/docs` + `` -> `/docs`. */
export function joinPath(root: string, tail: string): string {
  if (tail === '') return root;
  return root === '/' ? `/${tail}` : `${root}/${tail}`;
}

function cleanPath(parts: string[]): string {
  const clean: string[] = [];
  for (const part of parts.join('/').split('/')) {
    if (part === '..') clean.pop();
    else if (part !== '' && part !== '.') clean.push(part);
  }
  return clean.join('/');
}
