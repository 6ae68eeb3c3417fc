/** Text that HTML would interpret or change within a script element, with its escape. */
const LETTERS: Record<string, string> = { '<': 'l', '\r': 'r', '\0': 'n', '\uE000': 'e' };

const CHARACTERS = Object.fromEntries(
  Object.entries(LETTERS).map(([character, letter]) => [letter, character]),
);

/**
 * Maximum length of a payload inside a document, in characters, because longer documents would take too long to arrive.
 */
const MAX_LENGTH = 150_000;

/** A page's payload before it is put into the document. */
export interface Payload {
  text: string;
  url: string;
  maxLength?: number | undefined;
}

/**
 * A payload as an element of its document. There it needs no separate request, and because it repeats the HTML, it adds
 * to the compressed document little more than half of its own size. A payload that is too long is preloaded instead.
 *
 * @param payload.url address of the same payload as a file
 * @param payload.maxLength maximum length inside a document, in characters; 150,000 by default
 */
export function payloadElement(payload: Payload): string {
  const { maxLength = MAX_LENGTH } = payload;
  if (payload.text.length > maxLength) {
    return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${payload.url}" data-payload="${payload.url}"/>`;
  }
  const text = payload.text.replace(
    /<(?=\/?script|\/?style|!--)|[\r\0\uE000]/gi,
    (character) => `\uE000${LETTERS[character]}`,
  );
  return `<script type="text/plain" data-payload="${payload.url}">${text}</script>`;
}

/**
 * Reads the unchanged payload from the document: its address, and the text if the document contains it. Undefined if
 * there is no payload.
 */
export function takePayload(
  document: Pick<Document, 'querySelector' | 'baseURI'>,
): { text: string | undefined; url: string } | undefined {
  const element = document.querySelector<HTMLElement>('[data-payload]');
  if (!element) return undefined;
  element.remove();
  const text = element.textContent.replace(/\uE000(.)/g, (_, letter) => CHARACTERS[letter] ?? '');
  return {
    text: text || undefined,
    url: new URL(element.dataset.payload ?? '', document.baseURI).href,
  };
}
