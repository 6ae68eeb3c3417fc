/** Everything after the language on a fence's first line. */
export interface FenceMeta {
  title?: string;
  /** Lines to mark, counted from 1 among the visible lines. */
  highlight: Set<number>;
  /** Number of the first line, if line numbers are shown. */
  lineNumbers?: number;
  wrap: boolean;
  run: boolean;
  /** Why the sample is not checked. */
  nocheck?: string;
  /** Label of the sample's docs version, if it differs from the page's: `10.x`. */
  version?: string;
  /** Unknown parts, as written. */
  unknown: string[];
}

/** The words allowed on a fence line, for messages. */
export const fenceMetaWords = [
  'title="…"',
  '{1,3-5}',
  'showLineNumbers',
  'showLineNumbers=10',
  'wrap',
  'run',
  'nocheck="reason"',
  'version="10.x"',
];

const partPattern = /\{[^}]*\}|[^\s=]+=(?:"[^"]*"|'[^']*')|\S+/g;

/** Parses the part of a fence line after the language. Never throws: see `unknown`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const parsed: FenceMeta = { highlight: new Set(), wrap: false, run: false, unknown: [] };
  for (const part of meta.match(partPattern) ?? []) {
    const [, name = part, quoted] = /^([^=]+)=(.*)$/.exec(part) ?? [];
    const value = quoted?.replace(/^(["'])(.*)\1$/, '$2');
    if (part.startsWith('{')) {
      const lines = parseLineRanges(part.slice(1, -1));
      if (lines === undefined) parsed.unknown.push(part);
      else for (const line of lines) parsed.highlight.add(line);
    } else if (value?.startsWith('"') || value?.startsWith("'")) parsed.unknown.push(part);
    else if (name === 'title' && value) parsed.title = value;
    else if (name === 'nocheck') parsed.nocheck = value ?? '';
    else if (name === 'version' && value) parsed.version = value;
    else if (name === 'showLineNumbers' && /^\d*$/.test(value ?? ''))
      parsed.lineNumbers = Number(value || 1);
    else if (part === 'wrap') parsed.wrap = true;
    else if (part === 'run') parsed.run = true;
    else parsed.unknown.push(part);
  }
  return parsed;
}

/** `1,3-5` -> 1, 3, 4, 5; undefined if it is not such a list. */
function parseLineRanges(text: string): number[] | undefined {
  const lines: number[] = [];
  for (const range of text.split(',')) {
    const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range) ?? [];
    const more = Number(last) - Number(first);
    if (first === undefined || more < 0 || more > 10_000) return undefined;
    for (let line = Number(first); line <= Number(last); line += 1) lines.push(line);
  }
  return lines;
}
