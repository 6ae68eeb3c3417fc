const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/** The code that a piece of our own highlighted HTML shows (`ApiCode.html`, `CodeBlockProps.html`). */
export function codeText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
}
