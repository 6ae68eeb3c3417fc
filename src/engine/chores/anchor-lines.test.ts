import { expect, test } from 'vitest';
import { formatLock } from '../anchors/anchors-lock.ts';
import { changeAnchors, changeLock } from './anchor-lines.ts';

const from = '/docs/server/routers';
const to = '/docs/routing/routers';

test.each([
  ['its own lines', `${from}\told\t#define`, `${to}\told\t#define`],
  ['a line for the whole page', `${from}\told\t${from}`, `${to}\told\t${to}`],
  ['a line of another page', `/docs/a\told\t${from}#define`, `/docs/a\told\t${to}#define`],
  [
    'a page with a longer name',
    `${from}-two\told\t${from}-two#x`,
    `${from}-two\told\t${from}-two#x`,
  ],
  ['a page below it', `${from}/more\told\t${from}/more#x`, `${from}/more\told\t${from}/more#x`],
  ['a comment', `# ${from}\tx\t${from}`, `# ${from}\tx\t${from}`],
  ['a line that is none', `${from}\told`, `${from}\told`],
])('old anchors of a page that moves: %s', (_, line, expected) => {
  const text = (text: string) => `path\tanchor\ttarget\n${text}\n/docs/z\tb\t#c\n`;
  expect(changeAnchors({ source: text(line), from, to })).toBe(text(expected));
});

test('a line of a file from Windows keeps its end', () => {
  expect(changeAnchors({ source: `${from}\told\t${from}\r\n`, from, to })).toBe(
    `${to}\told\t${to}\r\n`,
  );
});

test('its sections are held at both addresses', () => {
  const source = formatLock([`${from}#define`, `${from}-two#x`, '/docs/z#b']);
  expect(changeLock({ source, from, to })).toBe(
    formatLock([`${from}#define`, `${to}#define`, `${from}-two#x`, '/docs/z#b']),
  );
  expect(changeLock({ source, from: '/docs/none', to })).toBe(source);
});
