import { distance } from 'fastest-levenshtein';

/** Names near the written one, best first. Case counts little; nothing where none is near. */
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
    const candidate = name.toLowerCase();
    // Folders that both share say nothing about how alike the rest is.
    const shared = sharedFolders(wanted, candidate);
    const rest = wanted.slice(shared);
    // Two letters that changed places are two edits.
    const allowed = rest.length < 4 ? 1 : Math.max(2, Math.floor(rest.length / 3));
    let score = distance(rest, candidate.slice(shared));
    // What was moved to another folder keeps its last part.
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

/** Length of the folders that two paths begin with. */
function sharedFolders(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return a.lastIndexOf('/', index - 1) + 1;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** `Did you mean "a" or "b"?`, or nothing where no name is near. */
export function didYouMean(options: {
  written: string;
  names: Iterable<string>;
}): string | undefined {
  const near = nearNames(options);
  return near.length === 0 ? undefined : `Did you mean ${listNames(near, 'or')}?`;
}

/** `Did you mean "a"? `, to be put before a list of all that is allowed; empty where no name is near. */
export function nearestNameHint(written: string, names: Iterable<string>): string {
  const [near] = nearNames({ written, names, limit: 1 });
  return near === undefined ? '' : `Did you mean ${JSON.stringify(near)}? `;
}

/** `"a", "b" and "c"`; long lists are cut. */
export function listNames(names: string[], word: 'and' | 'or' = 'and', most = 12): string {
  const quoted = names.slice(0, most).map((name) => JSON.stringify(name));
  if (names.length > most) return `${quoted.join(', ')} ${word} ${names.length - most} more`;
  const last = quoted.pop();
  if (last === undefined) return 'none';
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${word} ${last}`;
}

/** A hint: the near names, else all that exist. */
export function hintOfNames(options: {
  written: string;
  names: string[];
  /** What the names are: `docs of 11.x`. */
  what: string;
}): string {
  const { written, names, what } = options;
  const near = didYouMean({ written, names });
  return near ?? `The ${what}: ${listNames(names)}.`;
}
