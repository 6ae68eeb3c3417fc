import { distance } from 'fastest-levenshtein';
import { listNames as listWords } from '#shared/list-names.ts';

/** Names similar to the given one, best first. Case counts little; empty if none is similar. */
export function nearNames({
  written,
  names,
  limit = 3,
}: {
  written: string;
  names: Iterable<string>;
  limit?: number;
}): string[] {
  const wanted = written.toLowerCase();
  const tail = lastPart(wanted);
  const near: { name: string; score: number }[] = [];
  for (const name of names) {
    // A link whose target is gone has the very name that cannot be found.
    if (name === written) continue;
    const candidate = name.toLowerCase();
    // Common folders do not make the rest more similar.
    const shared = sharedFolders(wanted, candidate);
    const rest = wanted.slice(shared);
    // Two swapped letters are two edits.
    const allowed = rest.length < 4 ? 1 : Math.max(2, Math.floor(rest.length / 3));
    let score = distance(rest, candidate.slice(shared));
    // A file that was moved to another folder keeps its last part.
    if (tail.length > 2 && lastPart(candidate) === tail) score = Math.min(score, 1);
    if (score <= allowed) near.push({ name, score });
  }
  const best = Math.min(...near.map(({ score }) => score));
  return near
    .filter(({ score }) => score <= best + 1)
    .sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({ name }) => name);
}

/** Length of the common folders of two paths. */
function sharedFolders(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return a.lastIndexOf('/', index - 1) + 1;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `Did you mean "a" or "b"?`, or undefined if no name is similar. */
export function didYouMean(options: {
  written: string;
  names: Iterable<string>;
}): string | undefined {
  const near = nearNames(options);
  return near.length === 0 ? undefined : `Did you mean ${listNames(near, 'or')}?`;
}

/** `Did you mean "a"? `, as a prefix for a list of all allowed names; empty if no name is similar. */
export function nearestNameHint(written: string, names: Iterable<string>): string {
  const [near] = nearNames({ written, names, limit: 1 });
  return near === undefined ? '' : `Did you mean ${JSON.stringify(near)}? `;
}

/** `Did you mean /a, /b or /c?`, or undefined without paths. */
export function didYouMeanPaths(near: readonly { path: string }[]): string | undefined {
  const paths = near.map(({ path }) => path);
  return paths.length === 0 ? undefined : `Did you mean ${listWords(paths, '{names} or {last}')}?`;
}

/** `"a", "b" and "c"`; long lists are truncated. */
export function listNames(names: string[], word: 'and' | 'or' = 'and', most = 12): string {
  const quoted = names.slice(0, most).map((name) => JSON.stringify(name));
  if (names.length > most) return `${quoted.join(', ')} ${word} ${names.length - most} more`;
  return listWords(quoted, `{names} ${word} {last}`) || 'none';
}

/** A hint: the similar names, else all existing ones. */
export function hintOfNames(options: {
  written: string;
  names: string[];
  /** The kind of the names: `docs of 11.x`. */
  what: string;
}): string {
  const { written, names, what } = options;
  const near = didYouMean({ written, names });
  return near ?? `The ${what}: ${listNames(names)}.`;
}
