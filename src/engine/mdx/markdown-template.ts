import type { MarkdownTemplate } from '#shared/content.ts';

/** Characters from Unicode's private use area around the number of a link or a code block. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const hole = new RegExp(`${OPEN}(link|code):(\\d+)${CLOSE}`, 'g');

/** Placeholder in Markdown for a link target or a full sample, which only later stages know. */
export function holeFor(kind: 'link' | 'code', place: number): string {
  return `${OPEN}${kind}:${place}${CLOSE}`;
}

/**
 * Fills the links and samples into the Markdown of a page.
 *
 * @param options.link target of a link in the content
 * @param options.code Markdown of the code block with this index in `CompiledMdx.codeBlocks`
 */
export function fillTemplate(
  template: MarkdownTemplate,
  options: { link: (href: string) => string; code: (block: number) => string },
): string {
  const { text, links } = template;
  return text.replace(hole, (_, kind: string, digits: string, at: number) => {
    const place = Number(digits);
    if (kind === 'link') return escapeDestination(options.link(links[place] ?? ''));
    // In a list or quote, every line of the block begins like its first one.
    const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
    const margin = before.replace(/[^\s>]/g, ' ');
    return options
      .code(place)
      .replaceAll('\n', `\n${margin}`)
      .replace(/[ \t]+$/gm, '');
  });
}

/** The code block of a text that consists of one placeholder: its index in `CompiledMdx.codeBlocks`. */
export function codeHoleIn(text: string): number | undefined {
  const [whole, kind, digits] = new RegExp(hole.source).exec(text) ?? [];
  return whole === text.trim() && kind === 'code' ? Number(digits) : undefined;
}

/** A fenced code block, with a fence that does not occur in its code. */
export function fencedCode(options: { language: string; meta?: string; code: string }): string {
  const { language, meta = '', code } = options;
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  // A backtick in the first line would make it invalid.
  const first = `${language} ${meta}`.replaceAll('`', "'").trim();
  return `${fence}${first}\n${code}\n${fence}`;
}

/** Spaces and brackets would end an address in Markdown. */
export function escapeDestination(address: string): string {
  return address.replace(/[\s()<>]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );
}
