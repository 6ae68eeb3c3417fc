import { createMessageFinder } from './find-messages.ts';
import { plainText } from './message-codes.ts';
import type { SearchHit } from './search-hit.ts';
import type { IndexedMessage, IndexedPage, SearchIndexFile } from './search-index-file.ts';
import { hrefOf } from './to-hit.ts';

/** Finds answers: exact matches that come before all hits. */
export interface AnswerFinder {
  /** @param text the full text that was typed or pasted */
  find(text: string): SearchHit[];
}

/**
 * Combines everything in the files.
 *
 * @param group name of the group of answers
 */
export function createAnswerFinder(files: SearchIndexFile[], group: string): AnswerFinder {
  const pages = new Map(files.flatMap((file) => file.pages).map((page) => [page.path, page]));
  const messages = createMessageFinder(files.flatMap((file) => file.messages ?? []));
  return {
    find: (text) =>
      messages.find(text).map((message) => ({ ...messageHit(message, pages), group })),
  };
}

function messageHit(
  message: IndexedMessage,
  pages: Map<string, IndexedPage>,
): Omit<SearchHit, 'group'> {
  const { path, anchor, seen, text } = message;
  const href = hrefOf(path, anchor);
  const page = pages.get(path);
  const heading = page?.sections.find(([, own]) => own !== '' && own === anchor)?.[2];
  return {
    id: `${href} ${seen}`,
    href,
    type: 'message',
    title: [{ text: plainText(seen), marked: false }],
    trail: [page?.title, heading].filter(
      (title) => title !== undefined && title !== seen,
    ) as string[],
    excerpt: [],
    answer: { text },
  };
}
