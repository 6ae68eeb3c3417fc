import { escapeXml } from '#shared/escape-xml.ts';

/**
 * An element as HTML, its attributes without quotes. Page and payload then say it in the same letters (JSON
 * would escape quotes), and the payload, which stands in the page, costs next to nothing once compressed.
 */
export function markupOf(tag: string, attributes: Record<string, string>, text = ''): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}=${bare(value)}`);
  return `<${tag}${written.join('')}>${escapeXml(text)}</${tag}>`;
}

/** A value that needs no quotes: what would end it is written as a number. */
function bare(value: string): string {
  return value.replace(/[\s"'=<>`&]/g, (character) => `&#${character.charCodeAt(0)};`);
}
