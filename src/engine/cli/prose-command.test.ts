import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Reporter } from '../terminal/reporter.ts';
import { docsSite, writeSite } from '../testing/write-site.ts';
import { runProse } from './prose-command.ts';

const file = 'content/docs/v1/index.mdx';

/** Runs the command and returns its output, with the exit code at the end. */
async function prose(options: { siteRoot: string; files?: string[]; update?: boolean }) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const reporter: Reporter = { phase: (_name, work) => work(() => {}), info: say, error: say };
  const { siteRoot, files = [], update = false } = options;
  const code = await runProse({ siteRoot, files, update, reporter });
  return `${said.join('\n')}\n${code}`;
}

test('budgets of a site fall with its pages and do not rise', async () => {
  const siteRoot = await writeSite(
    docsSite({ [file]: 'It answers, it answers, and it answers once more to whoever asks.\n' }),
  );
  const edit = (text: string) => writeFile(join(siteRoot, file), text);
  const budgets = () => readFile(join(siteRoot, 'content/prose.tsv'), 'utf8');

  const first = await prose({ siteRoot });
  expect(first).toContain('The habit "answer" occurs 3 times here, but at most 0 are allowed.');
  expect(first).toContain(`${file}:1:4 It answers, it answers`);
  expect(first).toMatch(/\n1$/);
  expect(await prose({ siteRoot, update: true })).toMatch(/\n0$/);
  expect(await budgets()).toContain('docs/index.mdx\tanswer\t3\n');

  await edit('It answers, and the server then responds to whoever asks for more of it.\n');
  expect(await prose({ siteRoot })).toContain('Budgets can be lower');
  expect(await prose({ siteRoot, update: true })).toMatch(/\n0$/);

  await edit('It answers, and it answers, and it then responds to whoever asks.\n');
  const grown = await prose({ siteRoot, update: true });
  expect(grown).toContain('occurs 2 times here, but at most 1 are allowed.');
  expect(grown).toMatch(/\n1$/);
  expect(await budgets()).toContain('docs/index.mdx\tanswer\t1\n');
});

test('one page with every place; a file that is no page, with the nearest that is', async () => {
  const siteRoot = await writeSite(docsSite({ [file]: 'What does it answer to?\n\nIt is so.\n' }));
  const places = await prose({ siteRoot, files: [file], update: true });
  expect(places).toContain(`  ${file}:1:14 What does it answer to?`);
  expect(places).toContain(`  ${file}:3:1 It is so.`);
  await expect(prose({ siteRoot, files: ['content/docs/v1/indx.mdx'] })).rejects.toMatchObject({
    code: 'option-invalid',
    hint: `Did you mean "${file}"?`,
  });
});
