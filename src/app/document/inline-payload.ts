/** What HTML would read as markup, or change, within a script element: the letter that stands for it. */
const LETTERS: Record<string, string> = { '<': 'l', '\r': 'r', '\0': 'n', '\uE000': 'e' };

const CHARACTERS = Object.fromEntries(
  Object.entries(LETTERS).map(([character, letter]) => [letter, character]),
);

/** Of a payload that documents carry, in characters. With a longer one they would be long in coming. */
const MAX_LENGTH = 150_000;

export interface Payload {
  text: string;
  url: string;
  maxLength?: number | undefined;
}

/**
 * A payload as an element of the document that it belongs to. There it needs no request of its own, and because
 * it says again what the HTML says, it adds to the compressed document little more than half of its own weight.
 * One that is too long for that is preloaded.
 *
 * @param payload.url address of the same payload as a file
 * @param payload.maxLength of what a document carries, in characters; 150,000 when left out
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
 * Takes the payload, as it was, out of the document: its address, and the text if the document carries it.
 * Nothing where there is no payload.
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
