import { expect, test } from 'vitest';
import { passagesOfHtml, passagesOfTwin } from '../support/passages.ts';

const path = '/docs/a';

test('a twin falls into its sections; lines of samples are no headings', () => {
  const twin =
    '---\ntitle: A\nversion: 1.x\n---\n\n# A\n\nOpening.\n\n## One {#one}\n\n````md\n```sh\n## comment\n```\n````\n\n### Two {#two}\n\nText.\n';
  const passages = passagesOfTwin({ path, twin });
  expect(passages.map(({ sections }) => [...sections])).toEqual([[''], ['one'], ['two']]);
  expect(passages[1]?.text).toBe('A\n## One {#one}\n\n````md\n```sh\n## comment\n```\n````');
  // Bytes divided by four, including the title.
  expect(passages[2]?.tokens).toBe(Math.ceil('A\n### Two {#two}\n\nText.'.length / 4));
});

test('text of HTML is cut by size, and a passage answers for the sections that it has the most of', () => {
  const html = `<html><head><title>A | Site</title><style>p{}</style></head><body><nav>Menu</nav>
<main><h1>A</h1><p>Opening.</p><h2 id="one">One</h2><p>${'word '.repeat(40)}</p><h2 id="two">Two</h2><p>End.</p></main><footer>Foot</footer></body></html>`;
  const whole = passagesOfHtml({ path, html, size: 100, within: 'body' });
  const main = passagesOfHtml({ path, html, size: 100, within: 'main' });
  expect(whole[0]?.text).toMatch(/^A \| Site\nMenu\s+A\s+Opening\./);
  expect(whole.at(-1)?.text).toMatch(/End\.\s+Foot$/);
  expect(main.map(({ text }) => text).join('')).not.toMatch(/Menu|Foot|p\{/);
  // The opening is short and complete. Half of the last passage belongs to the section before.
  expect(main.map(({ sections }) => [...sections])).toEqual([['', 'one'], ['one'], ['one', 'two']]);
  for (const { text } of main) expect(text.length).toBeLessThanOrEqual(100 + 'A | Site\n'.length);
});
