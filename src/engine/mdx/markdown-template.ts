import type { MarkdownTemplate } from '#shared/content.ts';

/** Signs of Unicode's private area, which no keyboard writes, around the number of a link or a code block. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const hole = new RegExp(`${OPEN}(link|code):(\\d+)${CLOSE}`, 'g');

/** Stands in Markdown for something that later stages know: where a link leads, or what a sample says in full. */
export function holeFor(kind: 'link' | 'code', place: number): string {
  return `${OPEN}${kind}:${place}${CLOSE}`;
}

/**
 * The Markdown of a page with its links and samples filled in.
 *
 * @param options.link where a link of the content leads
 * @param options.code Markdown of the code block with this place in `CompiledMdx.codeBlocks`
 */
export function fillTemplate(
  template: MarkdownTemplate,
  options: { link: (href: string) => string; code: (block: number) => string },
): string {
  const { text, links } = template;
  return text.replace(hole, (_, kind: string, digits: string, at: number) => {
    const place = Number(digits);
    if (kind === 'link') return escapeDestination(options.link(links[place] ?? ''));
    // In a list or a quote, every line of the block begins as its first one does.
    const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
    const margin = before.replace(/[^\s>]/g, ' ');
    return options
      .code(place)
      .replaceAll('\n', `\n${margin}`)
      .replace(/[ \t]+$/gm, '');
  });
}

/** The code block that a text of Markdown has a hole for, and nothing else: its place in `CompiledMdx.codeBlocks`. */
export function codeHoleIn(text: string): number | undefined {
  const [whole, kind, digits] = new RegExp(hole.source).exec(text) ?? [];
  return whole === text.trim() && kind === 'code' ? Number(digits) : undefined;
}

/** A fenced code block, with a fence that its code does not hold. */
export function fencedCode(options: { language: string; meta?: string; code: string }): string {
  const { language, meta = '', code } = options;
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  // A backtick in its first line would make it no fence.
  const first = `${language} ${meta}`.replaceAll('`', "'").trim();
  return `${fence}${first}\n${code}\n${fence}`;
}

/** Spaces and brackets would end an address in Markdown. */
export function escapeDestination(address: string): string {
  return address.replace(/[\s()<>]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );
}
