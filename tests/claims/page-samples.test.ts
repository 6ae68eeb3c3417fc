/** What no sample of the site may do, whatever it compiles to. */
import { expect, test } from 'vitest';
import { readPages } from './pages.ts';

const pages = readPages();

/** Lines of samples that match, as `file:line`. */
function placesOf(pattern: RegExp): string[] {
  return pages.flatMap(({ file, text }) => {
    let isSample = false;
    return text.split('\n').flatMap((line, index) => {
      if (/^\s*```/.test(line)) isSample = !isSample;
      return isSample && pattern.test(line) ? [`${file}:${index + 1}`] : [];
    });
  });
}

test('an address never begins with a variable of the environment that may be missing', () => {
  expect(pages.length).toBeGreaterThan(200);
  expect(placesOf(/`\$\{process\.env\.\w+\}/)).toEqual([]);
});
