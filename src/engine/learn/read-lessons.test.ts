import { expect, test } from 'vitest';
import { loadFiles } from '../testing/load-test-site.ts';
import { docsSite } from '../testing/write-site.ts';

const lesson = `---
title: First
goal: The client greets.
part: calls
guide: /docs/start
hints: [Look at the server.]
---

Text.
`;

test('the files that a lesson lacks are named, and nothing else about it', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/start.mdx': '# Start\n',
      'content/learn/01-first/lesson.mdx': lesson,
    }),
  );
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['lesson-incomplete', 'content/learn/01-first has no check.ts.'],
    ['lesson-incomplete', 'content/learn/01-first has no start/server.ts.'],
  ]);
});

test('[V5] code of a lesson that does not parse is reported at its place, wherever it is', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/start.mdx': '# Start\n',
      'content/learn/01-first/lesson.mdx': lesson,
      'content/learn/01-first/check.ts': 'export const checks = {};\nconst a = ;\n',
      'content/learn/01-first/start/client.tsx': 'export const a = <b>1</b>;\nexport const = 1;\n',
      'content/learn/01-first/solution/client.tsx': 'await fetch("/");\nfoo(;\n',
    }),
  );
  expect(problems.map(({ code, file, line, column }) => [code, file, line, column])).toEqual([
    ['lesson-check-invalid', 'content/learn/01-first/check.ts', 2, 11],
    ['lesson-code-invalid', 'content/learn/01-first/solution/client.tsx', 2, 5],
    ['lesson-code-invalid', 'content/learn/01-first/start/client.tsx', 2, 14],
  ]);
});

test('a folder that is out of order, or has a name of its own, is told its name', async () => {
  const { problems } = await loadFiles(
    docsSite({
      'content/docs/v1/start.mdx': '# Start\n',
      'content/learn/02-second/lesson.mdx': lesson,
      'content/learn/notes/lesson.mdx': lesson,
    }),
  );
  const names = problems.filter(({ code }) => code === 'lesson-name');
  expect(names.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    expect.stringMatching(
      /^The lesson "02-second" is number 01 .* rename the folder to "01-second"\.$/,
    ),
    expect.stringMatching(/^"notes" is not a valid name for a lesson\. .* "02-what-it-teaches"\.$/),
  ]);
});
