const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/** The plain code in a piece of this engine's highlighted HTML (`ApiCode.html`, `CodeBlockProps.html`). */
export function codeText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
}
