import { escapeXml } from '#shared/escape-xml.ts';

/** A `meta` element as HTML. */
export function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeXml(content)}"/>`;
}

/** A `link` element as HTML. */
export function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeXml(value)}"`,
  );
  return `<link ${written.join(' ')}/>`;
}
