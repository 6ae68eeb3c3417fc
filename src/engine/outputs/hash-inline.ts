import { createHash } from 'node:crypto';

/**
 * Hashes of the inline scripts or style sheets of a document, as policies name them: `sha256-…`. Elements with
 * attributes do not count: scripts with a type are data.
 */
export function hashInline(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g');
  const contents = new Set(Array.from(html.matchAll(inline), ([, content = '']) => content));
  return Array.from(contents, hashContent);
}

/** The hash by which a policy allows an inline script or style sheet with this content. */
export function hashContent(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
