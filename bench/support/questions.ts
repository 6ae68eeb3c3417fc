/** The question that each bench answers, by its name; `bench/NAME.ts` answers it. */
export const questions = {
  build: 'How long does a build take: cold, after one edit, with nothing changed?',
  scale: 'How do time and memory grow with the number of pages?',
  samples: 'How long does it take to compile every sample, with hovers, and to compile one again?',
  dev: 'How long from saving a file to seeing it?',
  bytes: 'What does each kind of page weigh?',
  navigation: 'How long from a click to the next page?',
  paint: 'When does a reader on a slow phone see and use a page?',
  agents:
    'How often does a program find the right passage in the Markdown of pages, and in their HTML?',
  search: 'How good are the answers of the search, what does it weigh, how long does a key take?',
} as const;

export type Question = keyof typeof questions;
