import { expect, test } from 'vitest';
import { readSheets } from '../../../tests/support/read-sheets.ts';

/** Lengths that one sheet has for itself, by reason. A length that two sheets need becomes a token. */
const exceptions: Record<string, Record<string, string>> = {
  'part of a drawing: an arrow, a switch, a wire, a number in its circle and the room for them': {
    'code/code-tools': '16px',
    'mdx/prose': '0.25rem 0.5rem',
    'mdx/steps': '2.75rem',
    'pages/docs/docs-pagination': '0.5rem 1.25rem',
    'pages/home/closing': '0.75rem',
    'pages/home/landing-steps': '3.5rem',
    'pages/home/link-chain': '12px 13px 13.5px 21rem',
    'pages/home/wire-controls': '1.375rem 2.375rem',
    'pages/home/wire-demo': '2.25rem 4.5rem',
    'pages/home/wire-sketch': '12px 28rem',
    'pages/learn/learn-index-page': '2.25rem',
    'pages/media/clear-space': '5px',
    'playground/network-panel': '0.75rem',
    'primitives/spinner': '2rem',
    'search/modal/search-field': '1.25rem',
    'styles/base': '0.4375rem',
  },
  'beside something that lies over it: a button, an icon, the edge of the window': {
    'code/code-lines': '5rem',
    'frame/announcement/announcement-bar': '3.25rem',
    'pages/search/search-form': '2.875rem',
    'primitives/tab-set': '5rem',
  },
  'least width, so that nothing moves when its words or its number change': {
    'code/code-lines': '1.5rem',
    'explorable/kit/playback': '4rem 5.25rem 8rem',
    'mdx/table-scroll': '7rem 13rem',
    'pages/home/main-action': '8.5rem',
    'pages/learn/course-progress': '8rem 10rem',
    'pages/playground/editor-tabs': '1.25rem',
    'pages/playground/preset-menu': '7rem 13rem',
    'pages/playground/toolbar': '5.75rem 6rem',
    'playground/network-panel': '4rem',
    'primitives/dropdown': '10rem',
    'search/modal/modal-footer': '1.375rem',
  },
  'height of one control': {
    'frame/breadcrumbs/breadcrumbs': '1.5rem',
    'mdx/sponsors': '4.5rem',
    'pages/docs/page-tools': '1.75rem',
    'pages/search/search-form': '3.25rem',
    'search/modal/search-field': '3.75rem',
  },
  'size of one panel, or of the room that it leaves': {
    'code/hover-card': '12.5rem 22rem 40rem',
    'filter/name-filter': '24rem',
    'frame/navbar/mobile-menu': '24rem',
    'frame/navbar/navbar-item-boundary': '18rem',
    'mdx/table-scroll': '44rem',
    'pages/home/live-demo': '10rem',
    'pages/home/wire-demo': '27rem',
    'pages/learn/lesson-editors': '19rem',
    'pages/learn/workbench': '16rem',
    'pages/media/brand-file': '12.5rem',
    'pages/media/swatch': '6.5rem',
    'pages/playground/editor-tabs': '26rem',
    'pages/playground/page': '34rem',
    'playground/console-panel': '20rem',
    'playground/network-panel': '30rem',
    'playground/page-panel': '14rem',
    'playground/problem-list': '11rem',
    'search/button/search-button': '24rem',
    'search/modal/search-modal': '6rem 13rem 30rem 38rem 42rem 62rem',
  },
  'type, lines and rows of one page': {
    'app/app': '44rem',
    'pages/blog/post-lines': '1.6875rem',
    'pages/home/closing': '34rem',
    'pages/home/home-section': '42rem',
    'pages/media/page': '36rem',
    'pages/pricing/page': '1.75rem',
  },
  'text of its own root: the page and paper': {
    'styles/base': '1rem',
    'styles/print': '10pt 15mm',
  },
};

/** Which properties are read, and the tokens that belong to each. */
const kinds: [properties: RegExp, tokens: RegExp][] = [
  [/^(padding|margin|gap|row-gap|column-gap)\b/, /^--space/],
  [/^(font|font-size|line-height)$/, /^--text-(?!width)/],
  [/^border-(.+-)?radius$/, /^--radius/],
  [/^((min|max)-)?(width|height|inline-size|block-size)$/, /-(size|width)\b/],
];

const length = /(?<![\w.])\d*\.?\d+(?:px|rem|pt|mm|cm|in)\b/g;

const known = new Set(
  Object.values(exceptions)
    .flatMap((sheets) => Object.entries(sheets))
    .flatMap(([sheet, lengths]) => lengths.split(' ').map((it) => `${sheet} ${it}`)),
);

test('a length in a sheet is a token, or has a reason', async () => {
  const found = await readRawLengths();
  const unknown = found.filter(({ key }) => !known.has(key));
  expect(unknown.map(({ message }) => message)).toEqual([]);
});

test('every exception is still in its sheet', async () => {
  const found = new Set((await readRawLengths()).map(({ key }) => key));
  expect([...known].filter((key) => !found.has(key))).toEqual([]);
});

test('every token that a sheet names exists', async () => {
  const sheets = await readSheets();
  const tokens = tokensOf(sheets);
  const unknown = sheets.flatMap(({ file, text }) => {
    const names = text.match(/(?<=var\()--(?:space|radius|text|weight|color)\b[\w-]*/g) ?? [];
    return names.filter((it) => !tokens.includes(`${it}:`)).map((it) => `${file}: ${it}`);
  });
  expect(unknown).toEqual([]);
});

async function readRawLengths(): Promise<{ key: string; message: string }[]> {
  const sheets = await readSheets();
  const tokens = readTokens(tokensOf(sheets));
  const others = sheets.filter(({ file }) => !/\/tokens[^/]*\.css$/.test(file));
  return others.flatMap(({ file, text }) => {
    const name = file.replace(/^ui\//, '').replace(/(\.module)?\.css$/, '');
    return readDeclarations(text).flatMap(([property, value]) => {
      const kind = kinds.find(([properties]) => properties.test(property));
      return (kind ? rawLengths(value) : []).map((raw) => ({
        key: `${name} ${raw}`,
        message: `${file}: ${property}: ${value} (${raw} is nearest to ${nearest(raw, tokens, kind?.[1])})`,
      }));
    });
  });
}

/** The sheet of the tokens, as text. */
function tokensOf(sheets: { file: string; text: string }[]): string {
  return sheets.find(({ file }) => file === 'ui/styles/tokens.css')?.text ?? '';
}

function readDeclarations(sheet: string): [property: string, value: string][] {
  const declarations = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<![\w-])([a-z\d-]+):\s*([^;{}]+);/g);
  return [...declarations].map(([, property = '', value = '']) => [
    property,
    value.replace(/\s+/g, ' '),
  ]);
}

/** Without those up to two pixels, which are edges, and those that only bound a share of the window. */
function rawLengths(value: string): string[] {
  const plain = value.replace(/var\([^()]*\)/g, '').replace(/clamp\([^()]*vw[^()]*\)/g, '');
  return (plain.match(length) ?? []).filter((it) => toPixels(it) > 2);
}

function readTokens(sheet: string): [name: string, pixels: number][] {
  return readDeclarations(sheet)
    .filter(([name, value]) => name.startsWith('--') && value.replace(length, '') === '')
    .map(([name, value]) => [name, toPixels(value)]);
}

function nearest(raw: string, tokens: [string, number][], names = /./): string {
  const distance = (pixels: number) => Math.abs(pixels - toPixels(raw));
  const fitting = tokens.filter(([name]) => names.test(name));
  const [first] = fitting.sort(([, a], [, b]) => distance(a) - distance(b));
  return first ? `var(${first[0]}), ${first[1]}px` : 'no token';
}

function toPixels(value: string): number {
  const unit = value.replace(/[\d.]+/, '');
  const pixels: Record<string, number> = {
    rem: 16,
    pt: 4 / 3,
    mm: 96 / 25.4,
    cm: 96 / 2.54,
    in: 96,
  };
  return Number.parseFloat(value) * (pixels[unit] ?? 1);
}
