import { createMessageFinder } from './find-messages.ts';
import type { SearchHit } from './search-hit.ts';
import type { IndexedMessage, IndexedPage, SearchIndexFile } from './search-index-file.ts';

/** Finds answers: exact matches that come before all hits. */
export interface AnswerFinder {
  /** @param text the full text that was typed or pasted */
  find(text: string): SearchHit[];
}

/** Combines everything in the files. */
export function createAnswerFinder(files: SearchIndexFile[]): AnswerFinder {
  const pages = new Map(files.flatMap((file) => file.pages).map((page) => [page.path, page]));
  const messages = createMessageFinder(files.flatMap((file) => file.messages ?? []));
  return {
    find: (text) => messages.find(text).map((message) => messageHit(message, pages)),
  };
}

function messageHit(message: IndexedMessage, pages: Map<string, IndexedPage>): SearchHit {
  const { path, anchor, seen, text } = message;
  const href = anchor === '' ? path : `${path}#${anchor}`;
  const page = pages.get(path);
  const heading = page?.sections.find(([, own]) => own !== '' && own === anchor)?.[2];
  return {
    id: `${href} ${seen}`,
    href,
    type: 'message',
    group: 'Error messages',
    title: [{ text: seen.replaceAll('`', ''), marked: false }],
    trail: [page?.title, heading].filter(
      (title) => title !== undefined && title !== seen,
    ) as string[],
    excerpt: [],
    answer: { text },
  };
}
