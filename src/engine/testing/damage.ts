import fc from 'fast-check';

/** One kind of damage to a file. Positions are fractions of its length, from 0 to 1. */
type Damage =
  | { kind: 'delete' | 'double'; at: number; share: number }
  | { kind: 'delete-line' | 'double-line'; at: number }
  | { kind: 'insert' | 'insert-line'; at: number; bytes: Uint8Array }
  | { kind: 'cut'; at: number };

/** Syntax of YAML, MDX or TypeScript, and invalid characters. */
const meaningful = [
  // YAML
  ...['*foo', '&a', '*a', '- ', ': ', '"', "'", '|', '>', '%', '@', '`', '!tag', '? ', '{', '['],
  ...[
    '<<: *x',
    '~',
    'null',
    '---',
    '...',
    '\t',
    '#',
    'a: b: c',
    '__proto__: 1',
    '2025-02-30',
    '1e999',
  ],
  // MDX
  ...['{', '}', '<', '>', '</', '<Tabs>', '</Tabs>', '<Tab', '<Partial src="./', '<a href="', '/>'],
  ...[
    '```',
    '~~~',
    '```ts',
    '```mermaid',
    '```npm',
    ':::',
    ':::tip[',
    '::',
    ':a',
    '{#id}',
    '{/*',
    '*/}',
  ],
  ...[
    '<!--',
    '-->',
    '[a](',
    '![](',
    '[^1]',
    '|-|-|',
    '\\',
    '**',
    '`',
    '&',
    '&#0;',
    'import ',
    'export ',
  ],
  ...[
    '[a](\0)',
    '![b](%00)',
    '[c](//[)',
    '<img src="',
    '<Step title={',
    '{1+}',
    '<>',
    '</>',
    '[x]: <',
    '#######',
  ],
  ...[
    '<<<<<<< HEAD',
    '=======',
    '>>>>>>> branch',
    '+++',
    '// @filename: ',
    '// ---cut---',
    '// [!code',
  ],
  // TypeScript, tables of redirects
  ...[
    "'",
    '`',
    '${',
    '(',
    ')',
    ',',
    ';',
    '=>',
    'undefined',
    '...',
    '/*',
    '//',
    '\t\t',
    '/*\t/*',
    '*',
    '/a\t/b',
  ],
];

/** Bytes that are not UTF-8, or not text. */
const wrongBytes = [
  [0],
  [0xff],
  [0xfe, 0xff],
  [0xff, 0xfe],
  [0xc3],
  [0xed, 0xa0, 0x80],
  [0xe9],
  [0x0d],
  [0x0b],
];

const encoder = new TextEncoder();
const place = fc.double({ min: 0, max: 1, noNaN: true });
const bytes = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...meaningful).map((text) => encoder.encode(text)) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'binary', maxLength: 6 }).map((it) => encoder.encode(it)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...wrongBytes).map((it) => Uint8Array.from(it)) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 2, max: 300 }).map((n) => encoder.encode('>['.repeat(n))),
  },
);
const share = fc.double({ min: 0, max: 0.3, noNaN: true });

/** One to five damages to a file, in sequence. */
export const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('delete', 'double'), at: place, share }),
    fc.record({ kind: fc.constantFrom('delete-line', 'double-line'), at: place }),
    fc.record({ kind: fc.constantFrom('insert', 'insert-line'), at: place, bytes }),
    fc.record({ kind: fc.constant('cut'), at: place }),
  ),
  { minLength: 1, maxLength: 5 },
);

/** The file after all damages. */
export function damage(file: Uint8Array, list: Damage[]): Uint8Array {
  return list.reduce<Uint8Array>((current, it) => applyDamage(current, it), file);
}

function applyDamage(file: Uint8Array, it: Damage): Uint8Array {
  const at = Math.floor(it.at * file.length);
  switch (it.kind) {
    case 'delete':
    case 'double': {
      const end = at + Math.ceil(it.share * file.length);
      return join(
        file.subarray(0, it.kind === 'double' ? end : at),
        file.subarray(it.kind === 'double' ? at : end),
      );
    }
    case 'delete-line':
    case 'double-line': {
      const start = lineStart(file, at);
      const next = file.indexOf(LINE_END, at);
      const end = next === -1 ? file.length : next + 1;
      return it.kind === 'double-line'
        ? join(file.subarray(0, end), file.subarray(start))
        : join(file.subarray(0, start), file.subarray(end));
    }
    case 'insert':
      return join(file.subarray(0, at), it.bytes, file.subarray(at));
    case 'insert-line': {
      const start = lineStart(file, at);
      return join(file.subarray(0, start), it.bytes, Uint8Array.of(LINE_END), file.subarray(start));
    }
    case 'cut':
      return file.subarray(0, at);
  }
}

const LINE_END = 0x0a;

function lineStart(file: Uint8Array, at: number): number {
  return at === 0 ? 0 : file.lastIndexOf(LINE_END, at - 1) + 1;
}

function join(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
