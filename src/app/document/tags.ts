/** An element of the head, as HTML. */
export function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeAttribute(content)}"/>`;
}

/** The same for a link. */
export function link(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeAttribute(value)}"`,
  );
  return `<link ${written.join(' ')}/>`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
