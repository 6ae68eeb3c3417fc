/** Maximum line width of a hover, in characters. */
const MAX_WIDTH = 72;

/** Brackets up to this length are never broken. */
const MAX_UNBROKEN_LENGTH = 16;

/** Longer types are folded from the inside out until they fit. */
const MAX_LINES = 20;

/** Text, and bracketed groups with their separated items. */
type Part = string | Group;

interface Group {
  open: string;
  close: string;
  items: Part[][];
  /** Separator of the items: `,` or `;`. */
  separator: string;
}

const closeOf: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']', '<': '>' };
const tokenPattern =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|=>|[{}()[\]<>,;]|\s+|[^{}()[\]<>,;\s"'`=]+|=/g;

/**
 * Formats a type printed by a compiler for reading: brackets that do not fit on a line get one line per item, and parts
 * that are too deep become `…`.
 */
export function formatType(text: string): string {
  const parts = parseParts(withoutFolders(text));
  const whole = renderLines({ parts, fold: Number.POSITIVE_INFINITY });
  if (whole.length <= MAX_LINES) return whole.join('\n');
  for (let fold = depthOf(parts) - 1; fold > 0; fold -= 1) {
    const folded = renderLines({ parts, fold });
    if (folded.length <= MAX_LINES || fold === 1) return cut(folded).join('\n');
  }
  return cut(whole).join('\n');
}

/**
 * Rewrites file paths in a type or message as import paths, because the folders of this machine do not matter to
 * readers.
 */
export function withoutFolders(text: string): string {
  const types = text.replace(/\bimport\("((?:\/|\w:)[^"]+)"\)/g, (_, file: string) => {
    const inPackage = /.*\/node_modules\/(.+)/.exec(file)?.[1];
    const name = inPackage ?? file.replace(/^.*\//, './');
    return `import("${name.replace(/\.d\.[cm]?ts$/, '')}")`;
  });
  // Messages quote files of packages, and files of the sample, which are in a virtual folder.
  return types
    .replace(/(['"])(?:\/|\w:\/)[^'"\n]*\/node_modules\//g, '$1')
    .replace(/(['"])(?:\/|\w:\/)[^'"\n]*\/\.samples\/[^/'"\n]+\//g, '$1./');
}

function cut(lines: string[]): string[] {
  return lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES), '…'];
}

function parseParts(text: string): Part[] {
  const root: Part[] = [];
  const stack: { group: Group; item: Part[] }[] = [];
  const current = (): Part[] => stack.at(-1)?.item ?? root;
  for (const token of text.match(tokenPattern) ?? []) {
    const top = stack.at(-1);
    if (closeOf[token] !== undefined) {
      const group: Group = { open: token, close: closeOf[token], items: [], separator: ',' };
      current().push(group);
      stack.push({ group, item: [] });
    } else if (top && token === top.group.close) {
      addItem(top);
      stack.pop();
    } else if (top && (token === ',' || token === ';')) {
      top.group.separator = token;
      addItem(top);
    } else {
      addText(current(), /^\s+$/.test(token) ? ' ' : token);
    }
  }
  return root;
}

function addItem(top: { group: Group; item: Part[] }): void {
  const { item } = top;
  const last = item.at(-1);
  if (typeof last === 'string') item[item.length - 1] = last.trimEnd();
  if (item.some((part) => typeof part !== 'string' || part.trim() !== ''))
    top.group.items.push(item);
  top.item = [];
}

function addText(parts: Part[], text: string): void {
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = (last + text).replace(/\s+/g, ' ');
  else if (parts.length > 0 || text.trim() !== '') parts.push(text);
}

function depthOf(parts: Part[]): number {
  return Math.max(
    0,
    ...parts.map((part) =>
      typeof part === 'string' ? 0 : 1 + Math.max(0, ...part.items.map(depthOf)),
    ),
  );
}

/** @param options.fold depth from which brackets are folded */
function renderLines({ parts, fold }: { parts: Part[]; fold: number }): string[] {
  return renderParts({ parts, fold, depth: 0, indent: 0, column: 0, after: 0 }).split('\n');
}

interface Setting {
  fold: number;
  depth: number;
  indent: number;
  /** Column where the part begins. */
  column: number;
  /** Characters that must fit on the line after it. */
  after: number;
}

function renderParts(options: Setting & { parts: Part[] }): string {
  const { parts, fold, depth } = options;
  const flat = flatten({ parts, fold, depth });
  if (options.column + flat.length + options.after <= MAX_WIDTH) return flat;
  let text = '';
  let column = options.column;
  for (const [index, part] of parts.entries()) {
    const rest = parts.slice(index + 1);
    const after = rest.length === 0 ? options.after : firstWidth({ parts: rest, fold, depth });
    const piece =
      typeof part === 'string' ? part : renderGroup({ ...options, group: part, column, after });
    text += piece;
    const lineStart = piece.lastIndexOf('\n');
    column = lineStart === -1 ? column + piece.length : piece.length - lineStart - 1;
  }
  return text;
}

/** Width that must stay on the same line as the previous part: text up to the next bracket. */
function firstWidth(options: { parts: Part[]; fold: number; depth: number }): number {
  const [first] = options.parts;
  return typeof first === 'string' ? first.length + 1 : 1;
}

function renderGroup(options: Setting & { group: Group }): string {
  const { group, fold, depth, indent, column, after } = options;
  const flat = flattenGroup({ group, fold, depth });
  const isShort = flat.length <= MAX_UNBROKEN_LENGTH || column + flat.length + after <= MAX_WIDTH;
  if (isShort || depth >= fold) return flat;
  const only = onlyGroup(group);
  if (only && group.open !== '{') {
    // `<{ … }>` opens and closes on the lines of its only item.
    const setting = { fold, depth: depth + 1, indent, column: column + 1, after: after + 1 };
    return group.open + renderGroup({ ...setting, group: only }) + group.close;
  }
  const inner = indent + 2;
  const lines = group.items.map((item, index) => {
    const isLast = index === group.items.length - 1;
    const end = isLast && group.separator === ',' ? '' : group.separator;
    const setting = { fold, depth: depth + 1, indent: inner, column: inner, after: end.length };
    return ' '.repeat(inner) + renderParts({ ...setting, parts: item }) + end;
  });
  return `${group.open}\n${lines.join('\n')}\n${' '.repeat(indent)}${group.close}`;
}

function onlyGroup({ items }: Group): Group | undefined {
  const [[part, ...more] = [], ...others] = items;
  const isOnly = more.length === 0 && others.length === 0;
  return isOnly && typeof part === 'object' ? part : undefined;
}

function flatten(options: { parts: Part[]; fold: number; depth: number }): string {
  const { parts, fold, depth } = options;
  return parts
    .map((part) => (typeof part === 'string' ? part : flattenGroup({ group: part, fold, depth })))
    .join('');
}

function flattenGroup(options: { group: Group; fold: number; depth: number }): string {
  const { group, fold, depth } = options;
  const { open, close, items, separator } = group;
  const pad = open === '{' ? ' ' : '';
  if (items.length === 0) return open + close;
  if (depth >= fold) return `${open}${pad}…${pad}${close}`;
  const inside = items.map((parts) => flatten({ parts, fold, depth: depth + 1 }));
  return `${open}${pad}${inside.join(`${separator} `)}${pad}${close}`;
}
