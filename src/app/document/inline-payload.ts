/** What HTML would read as markup, or change, within a script element: the letter that stands for it. */
const LETTERS: Record<string, string> = { '<': 'l', '\r': 'r', '\0': 'n', '\uE000': 'e' };

const CHARACTERS = Object.fromEntries(
  Object.entries(LETTERS).map(([character, letter]) => [letter, character]),
);

/**
 * A payload as an element of the document that it belongs to. There it needs no request of its own, and because
 * it says again what the HTML says, it adds to the compressed document little more than half of its own weight.
 *
 * @param payload.url address of the same payload as a file
 */
export function payloadElement(payload: { text: string; url: string }): string {
  const text = payload.text.replace(
    /<(?=\/?script|\/?style|!--)|[\r\0\uE000]/gi,
    (character) => `\uE000${LETTERS[character]}`,
  );
  return `<script type="text/plain" data-payload="${payload.url}">${text}</script>`;
}

/** Takes the payload, as it was, out of the document; nothing where there is none. */
export function takePayload(
  document: Pick<Document, 'querySelector' | 'baseURI'>,
): { text: string; url: string } | undefined {
  const element = document.querySelector<HTMLScriptElement>('script[data-payload]');
  if (!element) return undefined;
  element.remove();
  return {
    text: element.textContent.replace(/\uE000(.)/g, (_, letter) => CHARACTERS[letter] ?? ''),
    url: new URL(element.dataset.payload ?? '', document.baseURI).href,
  };
}
