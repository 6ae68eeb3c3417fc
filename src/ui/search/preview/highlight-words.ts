/** Names of the site's highlights, styled in `preview-pane.module.css`. */
export type HighlightName = 'found-preview' | 'found-words' | 'found-section';

/** Ranges of the words in texts, in any case. */
export function findWords(texts: Iterable<Text>, words: string[]): Range[] {
  if (words.length === 0) return [];
  // A sign stands for any sign: only some of them may be escaped, and the list of those would weigh more.
  const patterns = words.map((word) => word.replaceAll(/[^\p{L}\p{N}_]/gu, '[^\\p{L}\\p{N}_]'));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_$])(?:${patterns.join('|')})(?![\\p{L}\\p{N}_$])`,
    'giu',
  );
  return [...texts].flatMap((text) =>
    [...text.data.matchAll(pattern)].map(({ 0: word, index }) => {
      const range = rangeOf(text);
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range;
    }),
  );
}

/** Everything in a node. */
export function rangeOf(node: Node): Range {
  const range = new Range();
  range.selectNodeContents(node);
  return range;
}

/** Shows or clears highlights for ranges. They do not change the page's elements. */
export function highlight(name: HighlightName, ranges: Range[]): void {
  // Some browsers have no highlight API.
  CSS.highlights?.set(name, new Highlight(...ranges));
}

/** The text nodes in an element, or only those that begin after the start of a part of it. */
export function* textsIn(element: Element, start = element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  walker.currentNode = start;
  while (walker.nextNode()) yield walker.currentNode as Text;
}
