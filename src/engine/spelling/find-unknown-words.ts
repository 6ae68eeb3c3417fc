import type { ContentCache } from '../cache/content-cache.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import { hash } from '../hashing/hash.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Dictionary } from './dictionary.ts';
import { findWords, type WrittenWord } from './find-words.ts';
import { type ProseFile, readProse } from './prose-file.ts';

/**
 * Words missing from the dictionary, each at every place. Results are cached until the file, the dictionary or this
 * code changes. The caller checks the project's own word list, so adding a word there invalidates nothing.
 */
export async function findUnknownWords(options: {
  files: ProseFile[];
  cache: ContentCache;
  /** Called only if a file has changed. */
  dictionary: () => Promise<Dictionary>;
}): Promise<{ words: WrittenWord[]; checked: number }> {
  const { files, cache, dictionary } = options;
  const code = await readFingerprint('spelling');
  let checked = 0;
  const found = await mapConcurrently(files, async (file) => {
    const key = hash('spelling', code.key, file.file, file.source, JSON.stringify(file.compiled));
    const known = await cache.read<WrittenWord[]>(key);
    if (known) return known;
    checked += 1;
    const { has } = await dictionary();
    const words = (await readProse(file)).flatMap(findWords).filter(({ word }) => !has(word));
    await cache.write(key, words);
    return words;
  });
  return { words: found.flat(), checked };
}
