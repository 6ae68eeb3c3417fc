import { distance } from 'fastest-levenshtein';

/** A page that may be suggested for a path that does not exist. */
export interface PathSuggestion {
  path: string;
  title: string;
}

/**
 * Data that the browser loads on the not-found page. Keys are short because the file lists every
 * page.
 */
export interface PathSuggestionsFile {
  /** Path and title of every page that may be suggested. */
  pages: [path: string, title: string][];
  /** Old addresses and their targets, for addresses close to an old one. */
  redirects: [from: string, to: string][];
}

/** An index that is prepared once for many lookups. */
export interface PathIndex {
  candidates: PathCandidate[];
  /** How informative a word is: rare words count more. */
  weightOfWord: Map<string, number>;
}

interface PathCandidate {
  suggestion: PathSuggestion;
  /** The address to compare: the old address of a redirect, else the page's own. */
  address: string;
  words: string[];
  weight: number;
}

/** Suggestions below this score would only confuse readers. Tuned with real dead addresses. */
const MIN_SCORE = 0.3;

/** @returns an index for {@link nearPaths}; redirects to outside addresses are left out. */
export function createPathIndex({
  pages = [],
  redirects = [],
}: Partial<PathSuggestionsFile>): PathIndex {
  const titleOfPath = new Map(pages);
  const drafts = pages.map(([path, title]) => ({
    suggestion: { path, title },
    address: normalizeAddress(path),
    words: wordsOf(`${path} ${title}`),
  }));
  for (const [from, to] of redirects) {
    const title = titleOfPath.get(to.replace(/#.*/s, ''));
    if (title === undefined) continue;
    drafts.push({
      suggestion: { path: to, title },
      address: normalizeAddress(from),
      words: wordsOf(from),
    });
  }
  const uses = new Map<string, number>();
  for (const { words } of drafts) {
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const weightOfWord = new Map<string, number>();
  for (const [word, count] of uses) {
    weightOfWord.set(word, Math.log(1 + drafts.length / count));
  }
  const candidates = drafts.map((draft) => ({
    ...draft,
    weight: sum(draft.words.map((word) => weightOfWord.get(word) ?? 0)),
  }));
  return { candidates, weightOfWord };
}

/**
 * Ranks the pages that a request for `path` may have meant, by the words that the addresses (and
 * titles) share, allowing for typos, and by the edit distance between the whole addresses.
 *
 * @param limit maximum number of suggestions, 5 by default
 *
 * @returns the best first; empty if nothing is close
 */
export function nearPaths({
  index,
  path,
  limit = 5,
}: {
  index: PathIndex;
  path: string;
  limit?: number;
}): PathSuggestion[] {
  const address = normalizeAddress(path);
  const asked = wordsOf(withoutEnding(path)).map((word) => similarWords(word, index));
  const askedWeight = sum(asked.map(({ weight }) => weight));
  const best = new Map<string, { suggestion: PathSuggestion; score: number }>();
  for (const candidate of index.candidates) {
    const score = scoreCandidate({ candidate, address, asked, askedWeight, index });
    const known = best.get(candidate.suggestion.path);
    if (score >= MIN_SCORE && (known === undefined || known.score < score)) {
      best.set(candidate.suggestion.path, { suggestion: candidate.suggestion, score });
    }
  }
  return [...best.values()]
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.suggestion.path.length - b.suggestion.path.length ||
        (a.suggestion.path < b.suggestion.path ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
}

interface AskedWord {
  weight: number;
  /** Known words that it may mean, with a confidence from 0 to 1. */
  similar: Map<string, number>;
}

/** Indexed words that `word` may be a misspelling or an inflection of. */
function similarWords(word: string, { weightOfWord }: PathIndex): AskedWord {
  const rare = Math.log(1 + weightOfWord.size);
  const exact = weightOfWord.get(word);
  if (exact !== undefined) return { weight: exact, similar: new Map([[word, 1]]) };
  const similar = new Map<string, number>();
  let weight = rare;
  for (const [known, knownWeight] of weightOfWord) {
    const likeness = likenessOf(word, known);
    if (likeness === 0) continue;
    similar.set(known, likeness);
    weight = Math.min(weight, knownWeight);
  }
  return { weight, similar };
}

function likenessOf(word: string, known: string): number {
  const longer = Math.max(word.length, known.length);
  const shorter = Math.min(word.length, known.length);
  if (shorter >= 4 && (word.startsWith(known) || known.startsWith(word))) {
    return 0.6 + (0.4 * shorter) / longer;
  }
  const allowed = shorter < 4 ? 0 : shorter < 7 ? 1 : 2;
  if (allowed === 0 || longer - shorter > allowed) return 0;
  const edits = distance(word, known);
  return edits <= allowed ? 1 - edits / longer : 0;
}

function scoreCandidate({
  candidate,
  address,
  asked,
  askedWeight,
  index,
}: {
  candidate: PathCandidate;
  address: string;
  asked: AskedWord[];
  askedWeight: number;
  index: PathIndex;
}): number {
  if (candidate.address === address) return 2;
  let shared = 0;
  for (const { similar } of asked) {
    let most = 0;
    for (const word of candidate.words) {
      const likeness = similar.get(word);
      if (likeness === undefined) continue;
      most = Math.max(most, likeness * (index.weightOfWord.get(word) ?? 0));
    }
    shared += most;
  }
  if (shared === 0) {
    // No common word: then only a path that is almost identical letter by letter counts.
    return 0.5 * (1 - editShare(address, candidate.address));
  }
  const wordScore = (2 * shared) / (askedWeight + candidate.weight);
  return 0.6 * Math.min(1, wordScore) + 0.4 * (1 - editShare(address, candidate.address));
}

function editShare(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

/** Drops case, extension and slashes, which do not matter here. */
function normalizeAddress(path: string): string {
  return withoutEnding(path)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}

function withoutEnding(path: string): string {
  return path
    .replace(/[?#].*/s, '')
    .replace(/\/index(\.\w+)?$/i, '/')
    .replace(/\.(html?|mdx?)$/i, '');
}

/** The distinct words of a path or title. Camel case yields its parts and the whole. */
function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const [piece] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    words.add(piece.toLowerCase());
    for (const part of piece.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u)) words.add(part.toLowerCase());
  }
  return [...words];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
