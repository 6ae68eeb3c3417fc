import { expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

const steps = (...ids: string[]) =>
  `<Steps>\n${ids.map((id) => `<Step title="Do it"${id}>\n\nText.\n\n</Step>`).join('\n')}\n</Steps>\n`;

it('the title of a step is a heading, with the id that the step is given', async () => {
  const { toc, problems } = await compileText(steps(' id="install"', '', ' id="run"'));
  expect(problems).toEqual([]);
  expect(toc).toEqual([
    { level: 2, id: 'install', label: 'Do it' },
    { level: 2, id: 'do-it', label: 'Do it' },
    { level: 2, id: 'run', label: 'Do it' },
  ]);
});

it('reports the id of a step that a heading or another step has', async () => {
  const { reports } = await compileText(`## A {#a}\n\n${steps(' id="a"', ' id="b"', ' id="b"')}`);
  expect(reports).toHaveLength(2);
  expect(reports[0]).toContain('The heading id "a" is already used at content/docs/page.mdx:1.');
  expect(reports[1]).toContain('The heading id "b" is already used');
});
