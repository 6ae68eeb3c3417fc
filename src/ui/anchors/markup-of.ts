import { escapeUnquoted, escapeXml } from '#shared/escape-xml.ts';

/**
 * An element as HTML with unquoted attributes. So page and payload contain the same characters (JSON would escape
 * quotes), and the payload, which is part of the page, adds almost nothing once compressed.
 */
export function markupOf(tag: string, attributes: Record<string, string>, text = ''): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}=${escapeUnquoted(value)}`,
  );
  return `<${tag}${written.join('')}>${escapeXml(text)}</${tag}>`;
}
