import { isWildcard, pathOf } from '../redirects/redirect-map.ts';

/** An old address and the new one. */
export interface RedirectLine {
  from: string;
  to: string;
}

/**
 * The text of the redirect file after pages have moved. Redirects to an old address now go to the new one, because
 * hosts follow only one step. Lines that would hide one of `pages` are removed.
 *
 * @param options.source the file's text; undefined if there is none yet
 * @param options.pages addresses that are now pages
 * @param options.anchors whether a page kept its headings; if not, the anchors differ
 */
export function changeRedirects(options: {
  source: string | undefined;
  add: RedirectLine[];
  pages?: ReadonlySet<string>;
  anchors?: 'keep' | 'drop';
}): { text: string; dropped: RedirectLine[] } {
  const { source = 'from\tto\n', add, pages = new Set(), anchors = 'keep' } = options;
  const targets = new Map(add.map(({ from, to }) => [from, to]));
  const sources = new Set(add.map(({ from }) => from));
  const dropped: RedirectLine[] = [];
  const lines = source
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((text) => {
      const line = parseLine(text);
      if (line === undefined) return [text];
      if (hides(line, pages) || sources.has(line.from)) {
        dropped.push(line);
        return [];
      }
      const next = targets.get(pathOf(line.to));
      return next === undefined
        ? [text]
        : [`${line.from}\t${anchors === 'keep' ? retarget(line.to, next) : next}`];
    });
  for (const { from, to } of add) {
    const behind = lines.findIndex((text) => (parseLine(text)?.from ?? '') > from);
    lines.splice(behind < 0 ? lines.length : behind, 0, `${from}\t${to}`);
  }
  return { text: `${lines.join('\n')}\n`, dropped };
}

/** The redirects in a text, without validation. */
export function listRedirects(source: string | undefined): RedirectLine[] {
  return (source ?? '').split('\n').flatMap((text) => parseLine(text) ?? []);
}

function parseLine(text: string): RedirectLine | undefined {
  const [from, to, ...rest] = text.trimEnd().split('\t');
  return from?.startsWith('/') && to && rest.length === 0 ? { from, to } : undefined;
}

function hides({ from }: RedirectLine, pages: ReadonlySet<string>): boolean {
  if (!isWildcard({ from })) return pages.has(from);
  return [...pages].some((page) => page.startsWith(from.slice(0, -1)));
}

/** An anchor is kept if the new address has none. */
function retarget(old: string, next: string): string {
  return next.includes('#') ? next : `${next}${old.slice(pathOf(old).length)}`;
}
