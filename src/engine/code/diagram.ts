import { createHash } from 'node:crypto';
import { escapeText } from '#shared/escape-xml.ts';

/** The library's smallest text is 11 px; this scale makes it as large as code. */
const SCALE = 1.15;

/** Space for a drawing on a phone, in pixels. */
const PHONE_WIDTH = 358;

/** Entities are kept in both directions. */
const AS_WRITTEN = { xmlMode: true, decodeEntities: false };

/**
 * Renders a Mermaid diagram as HTML. A drawing that is too wide for a phone has a second form there, which the style
 * sheet shows instead: a flowchart from left to right is drawn from top to bottom, and anything else becomes a list. Wide
 * and narrow forms have the attribute `data-form`.
 *
 * @throws the library's error if it cannot read the diagram
 */
export async function renderDiagram(diagram: { source: string; title: string }): Promise<string> {
  const wide = await draw(diagram);
  if (wide.width <= PHONE_WIDTH) return wide.svg;
  const source = diagram.source.replace(/^(\s*(?:flowchart|graph)\s+)LR\b/, '$1TB');
  const narrow = source === diagram.source ? undefined : await draw({ ...diagram, source });
  return `<div data-form="wide">${wide.svg}</div><div data-form="narrow">${narrow?.svg ?? wide.steps}</div>`;
}

/**
 * Draws a Mermaid diagram as SVG for a page with a strict content security policy: without style attributes or
 * elements, with colors from the custom properties `--diagram-text`, `--diagram-line`, `--diagram-arrow`,
 * `--diagram-node-fill`, `--diagram-node-stroke`, `--diagram-group-fill`, `--diagram-group-hdr`,
 * `--diagram-inner-stroke`, `--diagram-key-badge`, `--diagram-text-sec`, `--diagram-text-muted`, `--diagram-text-faint`
 * and `--diagram-bg`, all of which the style sheet must set.
 */
async function draw({ source, title }: { source: string; title: string }) {
  // It takes a quarter of a second to load, and few pages have a diagram.
  const [{ renderMermaidSVG }, { DomUtils, parseDocument }, { listSteps }] = await Promise.all([
    import('beautiful-mermaid'),
    import('htmlparser2'),
    import('./diagram-steps.ts'),
  ]);
  const hash = createHash('sha256').update(title).update('\0').update(source).digest('hex');
  const prefix = `diagram-${hash.slice(0, 8)}`;
  const svg = renderMermaidSVG(source, { transparent: true, padding: 8 });
  const drawing = parseDocument(svg, AS_WRITTEN);
  const [root] = DomUtils.getElementsByTagName('svg', drawing, true, 1);
  const sizeOf = (side: string) => rounded(Number(root?.attribs[side]) * SCALE);
  const size = { width: sizeOf('width'), height: sizeOf('height') };
  const steps = listSteps(drawing, title);
  for (const node of DomUtils.filter(() => true, drawing)) {
    const isIndent = 'data' in node && /^\n\s*$/.test(node.data);
    const isStyle = 'name' in node && node.name === 'style';
    if (isIndent || isStyle) DomUtils.removeElement(node);
    else if ('attribs' in node) node.attribs = attributesOf({ attributes: node.attribs, prefix });
  }
  const label = `${prefix}-title`;
  const [heading] = parseDocument(
    `<title id="${label}">${escapeText(title)}</title>`,
    AS_WRITTEN,
  ).children;
  if (root && heading) {
    root.attribs = { role: 'img', 'aria-labelledby': label, ...root.attribs, ...size };
    DomUtils.prependChild(root, heading);
  }
  return { svg: DomUtils.getOuterHTML(drawing, AS_WRITTEN), width: Number(size.width), steps };
}

/** The attributes of an element without styles and data, with unique ids and the site's colors. */
function attributesOf(options: {
  attributes: Record<string, string>;
  prefix: string;
}): Record<string, string> {
  const { attributes, prefix } = options;
  const kept = Object.entries(attributes).filter(
    ([name]) => !/^(?:style|xmlns|data-.*)$/.test(name),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      name === 'id'
        ? `${prefix}-${value}`
        : value
            .replace(/^var\(--_?/, 'var(--diagram-')
            .replace(/^url\(#/, `url(#${prefix}-`)
            .replace(/\d+\.\d{2,}/g, (number) => rounded(Number(number))),
    ]),
  );
}

/** Rounded to a tenth of a pixel. */
function rounded(pixels: number): string {
  return String(Math.round(pixels * 10) / 10);
}
