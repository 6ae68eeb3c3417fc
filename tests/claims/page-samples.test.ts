/** Rules for every sample on the site, whatever it compiles to. */
import { expect, test } from 'vitest';
import { readPages } from './pages.ts';

const pages = readPages();

/** Every fence, with its first line. */
const samples = pages.flatMap(({ file, text }) =>
  [...text.matchAll(/^```\w+[^\n]*\n([\s\S]*?)^```$/gm)].map(({ 1: code = '', index }) => {
    return { code, place: `${file}:${text.slice(0, index).split('\n').length}` };
  }),
);

const placesOf = (isWrong: (code: string) => boolean) =>
  samples.filter(({ code }) => isWrong(code)).map(({ place }) => place);

test('an address never begins with a variable of the environment that may be missing', () => {
  expect(samples.length).toBeGreaterThan(900);
  expect(placesOf((code) => /`\$\{process\.env\.\w+\}/.test(code))).toEqual([]);
});

test('a token is read from the storage of a browser only where there is one', () => {
  const guard = /typeof window === 'undefined'|useEffect|\/\/ In a browser/;
  expect(placesOf((code) => code.includes('localStorage') && !guard.test(code))).toEqual([]);
});

test('a formatter gives clients the issues of refused input only', () => {
  const formatters = /errorFormatter|formatError/;
  const isCareless = (code: string) =>
    formatters.test(code) && code.includes('instanceof ZodError') && !code.includes('BAD_REQUEST');
  expect(placesOf(isCareless)).toEqual([]);
});

test('the page of an adapter says what to install before its first sample', () => {
  const adapters = readPages('content/docs/v1[01]/server/adapters/!(index).mdx');
  expect(adapters.length).toBeGreaterThan(10);
  const isLate = ({ text }: { text: string }) =>
    text.slice(0, text.search(/^```tsx?\b/m)).match(/^npm install .*@trpc\/server@/m) === null;
  expect(adapters.filter(isLate).map(({ file }) => file)).toEqual([]);
});

test('a page that the server renders does not fetch from a fixed address on its machine', () => {
  const isFixed = (code: string) =>
    /^\s*ssr: true/m.test(code) && /url: ['"`]http:\/\/localhost:\d/.test(code);
  expect(placesOf(isFixed)).toEqual([]);
});
