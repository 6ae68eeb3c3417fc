import type { ContentSection } from '#shared/content.ts';
import type { IndexedMessage } from '#shared/search/search-index-file.ts';

/** Maximum length of the text for a section whose heading is a message. */
const MAX_TEXT_LENGTH = 240;

/** The messages that a page explains: rows of its error tables, and headings that are messages. */
export function buildMessages(options: {
  path: string;
  sections: ContentSection[];
}): IndexedMessage[] {
  const { path, sections } = options;
  if (!sections.some(({ messages }) => messages)) return [];
  return sections.flatMap(({ anchors, headings, text, messages = [] }) => {
    const anchor = anchors.at(-1) ?? '';
    const heading = headings.at(-1) ?? '';
    const rows = messages.map(
      ({ seen, numbers, text }): IndexedMessage => ({
        path,
        anchor,
        seen,
        numbers: numbers.join(' '),
        text,
      }),
    );
    if (!heading.includes('…')) return rows;
    const own = { path, anchor, seen: heading, numbers: '', text: beginningOf(text) };
    return [own, ...rows];
  });
}

/** Ends at the end of a sentence. */
function beginningOf(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  const end = text.lastIndexOf('. ', MAX_TEXT_LENGTH);
  return end === -1 ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text.slice(0, end + 1);
}
