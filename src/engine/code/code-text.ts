import { unescapeXml } from '#shared/escape-xml.ts';

/** The plain code in a piece of this engine's highlighted HTML (`ApiCode.html`, `CodeBlockProps.html`). */
export function codeText(html: string): string {
  return unescapeXml(html.replace(/<[^>]*>/g, ''));
}
