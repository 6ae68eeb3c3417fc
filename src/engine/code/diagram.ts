import { createHash } from 'node:crypto';
import { escapeText } from '#shared/escape-xml.ts';

/** The library's smallest words are 11 px: enlarged so much they are as big as those of code. */
const SCALE = 1.15;

/**
 * Draws a Mermaid diagram as SVG for a page with a strict content security policy: no style
 * attribute or element, colours by the custom properties `--diagram-text`, `--diagram-line`,
 * `--diagram-arrow`, `--diagram-node-fill`, `--diagram-node-stroke`, `--diagram-group-fill`,
 * `--diagram-group-hdr`, `--diagram-inner-stroke`, `--diagram-key-badge`, `--diagram-text-sec`,
 * `--diagram-text-muted`, `--diagram-text-faint` and `--diagram-bg`, all of which the style sheet
 * must set.
 *
 * @throws what the drawing library throws for a diagram it cannot read.
 */
export async function renderDiagram({
  source,
  title,
}: {
  source: string;
  title: string;
}): Promise<string> {
  // Takes a quarter of a second to load, and few pages have a diagram.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  const hash = createHash('sha256').update(title).update('\0').update(source).digest('hex');
  const prefix = `diagram-${hash.slice(0, 8)}`;
  const svg = renderMermaidSVG(source, { transparent: true, padding: 8 })
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/ (?:style|data-[a-z-]+)="[^"]*"/g, '')
    .replace(/var\(--_?/g, 'var(--diagram-')
    .replace(/(?<=^<svg [^>]*?\b(?:width|height)=")[\d.]+/g, (size) => String(Number(size) * SCALE))
    .replace(/ id="/g, ` id="${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`)
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/\n\s*/g, '');
  const label = `${prefix}-title`;
  return svg.replace(
    /^<svg([^>]*)>/,
    `<svg role="img" aria-labelledby="${label}"$1><title id="${label}">${escapeText(title)}</title>`,
  );
}
