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
