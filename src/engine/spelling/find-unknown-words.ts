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
  /** Called only if there is a word that no check has looked up before. */
  dictionary: () => Promise<Dictionary>;
}): Promise<{ words: WrittenWord[]; checked: number }> {
  const { files, cache, dictionary } = options;
  const code = await readFingerprint('spelling');
  const verdicts = createVerdicts({ key: hash('words', code.key), cache, dictionary });
  let checked = 0;
  const found = await mapConcurrently(files, async (file) => {
    const key = hash('spelling', code.key, file.file, file.source, JSON.stringify(file.compiled));
    const known = await cache.read<WrittenWord[]>(key);
    if (known) return known;
    checked += 1;
    const written = (await readProse(file)).flatMap(findWords);
    const has = await verdicts.of(written.map(({ word }) => word));
    const words = written.filter(({ word }) => !has.get(word));
    await cache.write(key, words);
    return words;
  });
  await verdicts.save();
  return { words: found.flat(), checked };
}

/** Remembers which words the dictionary has, because loading it takes longer than checking an edited file. */
function createVerdicts(options: {
  key: string;
  cache: ContentCache;
  dictionary: () => Promise<Dictionary>;
}): {
  /** The verdicts on all words so far, these included. */
  of(words: string[]): Promise<ReadonlyMap<string, boolean>>;
  save(): Promise<void>;
} {
  const { key, cache, dictionary } = options;
  let reading: Promise<Map<string, boolean>> | undefined;
  let isNew = false;
  const read = async () => new Map(await cache.read<[string, boolean][]>(key));
  return {
    async of(words) {
      reading ??= read();
      const verdicts = await reading;
      const unseen = words.filter((word) => !verdicts.has(word));
      if (unseen.length > 0) {
        const { has } = await dictionary();
        for (const word of unseen) verdicts.set(word, has(word));
        isNew = true;
      }
      return verdicts;
    },
    async save() {
      if (reading && isNew) await cache.write(key, [...(await reading)]);
    },
  };
}
