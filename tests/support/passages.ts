import { Parser } from 'htmlparser2';
import { estimateTokens } from '#engine/twins/estimate-tokens.ts';

/** A piece of a page that a program may receive instead of the page. */
export interface Passage {
  /** Path of the page: `/docs/server/context`. */
  path: string;
  text: string;
  tokens: number;
  /** Ids of the sections whose answer it contains; `''` is the part before the first one. */
  sections: ReadonlySet<string>;
}

/** Elements whose content is not text. */
const SILENT = new Set(['head', 'script', 'style', 'svg', 'template']);
/** Inline elements. */
const INLINE = new Set(
  'a abbr b bdi code del em i ins kbd mark s small span strong sub sup'.split(' '),
);

/** The passages of a twin: one per heading, with everything up to the next one. */
export function passagesOfTwin({ path, twin }: { path: string; twin: string }): Passage[] {
  const [, title = ''] = /^title: (.+)$/m.exec(twin) ?? [];
  const parts: { id: string; lines: string[] }[] = [{ id: '', lines: [] }];
  let fence = '';
  for (const line of twin.replace(/^---\n.*?\n---\n/s, '').split('\n')) {
    const [, ticks = ''] = /^\s*(`{3,})/.exec(line) ?? [];
    if (fence === '') fence = ticks;
    else if (ticks.length >= fence.length) fence = '';
    const isHeading = fence === '' && /^#{2,6} /.test(line);
    if (isHeading) parts.push({ id: /\{#([^}]+)\}$/.exec(line)?.[1] ?? line, lines: [] });
    parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ id, lines }) =>
    passage({ path, title, text: lines.join('\n').trim(), sections: new Set([id]) }),
  );
}

/**
 * The text of a page's HTML, including closed tabs, cut into passages of one size, as for a program that knows nothing
 * about the page. A passage contains the answer of a section if half of it is from that section, or half of that
 * section is in it.
 *
 * @param options.size characters per passage
 * @param options.within only the text in elements of this name: `main`
 */
export function passagesOfHtml(options: {
  path: string;
  html: string;
  size: number;
  within: 'body' | 'main';
}): Passage[] {
  const { path, size } = options;
  const { title, pieces } = readText(options);
  const lengths = new Map<string | undefined, number>();
  for (const { section, text } of pieces) {
    lengths.set(section, (lengths.get(section) ?? 0) + text.length);
  }
  return cut(pieces, size).map((window) => {
    const length = window.reduce((sum, { text }) => sum + text.length, 0);
    const sections = window.flatMap(({ section, text }) => {
      const isRight = text.length * 2 >= Math.min(length, lengths.get(section) ?? 0);
      return section !== undefined && isRight ? [section] : [];
    });
    const text = window.map((piece) => piece.text).join('');
    return passage({ path, title, text: text.trim(), sections: new Set(sections) });
  });
}

/** The text of a page’s main content. */
export function mainText(html: string): string {
  const { pieces } = readText({ html, within: 'main' });
  return pieces.map(({ text }) => text).join('');
}

interface Piece {
  /** Undefined outside the main content. */
  section: string | undefined;
  text: string;
}

function readText({ html, within }: { html: string; within: 'body' | 'main' }): {
  title: string;
  pieces: Piece[];
} {
  const pieces: Piece[] = [];
  const open: string[] = [];
  let title = '';
  let section: string | undefined;
  const parser = new Parser({
    onopentag(name, { id }) {
      open.push(name);
      if (name === 'main') section = '';
      if (open.includes('main') && /^h[2-6]$/.test(name) && id) section = id;
    },
    ontext(text) {
      if (open.at(-1) === 'title' && open.at(-2) === 'head') title += text;
      if (!open.includes(within) || open.some((name) => SILENT.has(name))) return;
      const last = pieces.at(-1);
      if (last && last.section === section) last.text += text;
      else pieces.push({ section, text });
    },
    onclosetag(name) {
      open.pop();
      if (name === 'main') section = undefined;
      const last = pieces.at(-1);
      if (last && !INLINE.has(name) && !last.text.endsWith('\n')) last.text += '\n';
    },
  });
  parser.end(html);
  return { title, pieces };
}

/** Cuts at word ends; a piece may be in several windows. */
function cut(pieces: Piece[], size: number): Piece[][] {
  const windows: Piece[][] = [[]];
  let room = size;
  for (const { section, text } of pieces) {
    for (const word of text.match(/\s*\S+|\s+$/g) ?? []) {
      if (room < word.length && room < size) {
        windows.push([]);
        room = size;
      }
      room -= word.length;
      const window = windows.at(-1);
      const last = window?.at(-1);
      if (last && last.section === section) last.text += word;
      else window?.push({ section, text: word });
    }
  }
  return windows;
}

function passage(options: {
  path: string;
  title: string;
  text: string;
  sections: ReadonlySet<string>;
}): Passage {
  const { path, title, sections } = options;
  const text = `${title}\n${options.text}`;
  return { path, text, tokens: estimateTokens(text), sections };
}
