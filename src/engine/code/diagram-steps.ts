import { DomUtils, type parseDocument } from 'htmlparser2';
import { escapeXml } from '#shared/escape-xml.ts';

type Drawing = ReturnType<typeof parseDocument>;
type Part = Drawing['childNodes'][number] & { attribs: Record<string, string> };

/**
 * The arrows, notes and loops of a drawing as a list, from top to bottom: the form of a diagram on screens that are too
 * narrow for the drawing. Only the messages of a sequence are numbered.
 *
 * @param drawing as the library made it, with its classes and data attributes, which are HTML-encoded
 */
export function listSteps(drawing: Drawing, title: string): string {
  const parts = DomUtils.filter((node) => 'attribs' in node, drawing) as Part[];
  const labels = new Map(
    parts.map(({ attribs }) => [attribs['data-id'], attribs['data-label']] as const),
  );
  const nameOf = (id: string | undefined) => `<b>${labels.get(id) || 'Start'}</b>`;
  const steps = parts.flatMap((part) => {
    const { class: kind, 'data-from': from, 'data-to': to, 'data-label': label } = part.attribs;
    const isArrow = kind === 'message' || kind === 'edge';
    if (!isArrow && kind !== 'note' && kind !== 'block') return [];
    const ends = from === to ? nameOf(from) : `${nameOf(from)} → ${nameOf(to)}`;
    const text = isArrow ? label : DomUtils.textContent(part).trim();
    return [
      { top: topOf(part), html: (isArrow ? ends : '') + (text ? `<span>${text}</span>` : '') },
    ];
  });
  const items = steps.toSorted((a, b) => a.top - b.top).map(({ html }) => `<li>${html}</li>`);
  const tag = parts.some(({ attribs }) => attribs.class === 'message') ? 'ol' : 'ul';
  return `<${tag} aria-label="${escapeXml(title)}">${items.join('')}</${tag}>`;
}

/** Distance of a part from the top of its drawing, in the drawing's units. */
function topOf(part: Part): number {
  const [shape] = DomUtils.filter(
    (node) => 'attribs' in node && ['line', 'polyline', 'polygon', 'rect'].includes(node.name),
    part,
  ) as Part[];
  const { y1, y, points } = shape?.attribs ?? {};
  return Number(y1 ?? y ?? points?.split(/[ ,]/)[1]);
}
