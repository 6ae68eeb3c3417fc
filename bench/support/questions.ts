/** The question that each bench answers, by its name; `bench/NAME.ts` answers it. */
export const questions = {
  build: 'How long does a build take: cold, after one edit, and without changes?',
  scale: 'How do time and memory grow with the number of pages?',
  samples:
    'How long does it take to compile every sample, with hovers, and to compile one of them again?',
  dev: 'How long does it take from saving a file until the change is visible?',
  bytes: 'How large is each kind of page?',
  modules: 'What is in the script of a docs page, how large is it, and what is it for?',
  navigation: 'How long does it take from a click to the next page?',
  paint: 'When can a reader on a slow phone see and use a page?',
  learn:
    'How long does it take until a lesson can be used, and until a mistake in its code is on the screen?',
  playground:
    'How long does it take until code in the playground is checked, and does typing block?',
  agents:
    'How often does a program find the right passage in the Markdown of pages, and in their HTML?',
  search:
    'How good are the search results, how large is the search, and how long does a key press take?',
  peers:
    'How does the engine compare with other generators, with the same pages on the same machine?',
} as const;

export type Question = keyof typeof questions;

/** Asked only by name, because they install hundreds of packages and take half an hour. */
export const onlyByName: Question[] = ['peers'];
