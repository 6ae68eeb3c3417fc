import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentCache } from '../cache/content-cache.ts';
import type { FoundProblem } from '../problems/found-problem.ts';
import { listNames, nearNames } from '../problems/suggest.ts';
import type { Site } from '../site.ts';
import { type Dictionary, loadDictionary } from './dictionary.ts';
import { findUnknownWords } from './find-unknown-words.ts';
import { listProseFiles } from './prose-file.ts';
import { parseWordList, WORDS_FILE, type WordList } from './word-list.ts';

/** Maximum number of words in a hint. */
const MAX_SUGGESTIONS = 3;

/** Maximum number of words with suggestions, for which the dictionary needs up to a tenth of a second each. */
const MAX_HINTS = 20;

/**
 * Reports words that are neither American English nor in `content/words.txt`, each at every place, and mistakes in that
 * list. The dictionary is loaded only if a file has changed since the last check or there are unknown words.
 */
export async function checkSpelling(options: {
  siteRoot: string;
  site: Pick<Site, 'contents'>;
  cache: ContentCache;
}): Promise<{
  problems: FoundProblem[];
  /** Number of files, and how many of them were not cached. */
  stats: { files: number; checked: number };
}> {
  const { siteRoot, site, cache } = options;
  let loading: Promise<Dictionary> | undefined;
  const dictionary = () => {
    loading ??= loadDictionary();
    return loading;
  };
  const [files, source] = await Promise.all([
    listProseFiles({ siteRoot, site }),
    readFile(join(siteRoot, WORDS_FILE), 'utf8').catch(() => ''),
  ]);
  const list = parseWordList(source);
  const { words, checked } = await findUnknownWords({ files, cache, dictionary });
  const wrong = words.filter(({ word }) => !list.has(word));
  const distinct = [...new Set(wrong.map(({ word }) => word))];
  const hints = new Map<string, string>();
  for (const word of distinct.slice(0, MAX_HINTS)) {
    hints.set(word, hintFor({ word, list, dictionary: await dictionary() }));
  }
  const problems = wrong.map(
    ({ word, ...place }): FoundProblem => ({
      code: 'spelling',
      message: `"${word}" is not in the dictionary.`,
      hint: hints.get(word) ?? hintOf([]),
      ...place,
    }),
  );
  return { problems: [...list.problems, ...problems], stats: { files: files.length, checked } };
}

function hintFor(options: { word: string; list: WordList; dictionary: Dictionary }): string {
  const { word, list, dictionary } = options;
  const own = nearNames({ written: word, names: list.words });
  return hintOf([...new Set([...own, ...dictionary.suggest(word)])].slice(0, MAX_SUGGESTIONS));
}

function hintOf(near: string[]): string {
  const add = `add it to ${WORDS_FILE}`;
  return near.length === 0
    ? `If it is correct, ${add}.`
    : `Did you mean ${listNames(near, 'or')}? If it is correct, ${add}.`;
}
