import { expect, test } from 'vitest';
import { writeFiles, writeSite } from '../testing/write-site.ts';
import { newLesson } from './new-lesson.ts';
import type { SiteSources } from './site-sources.ts';

const answers = {
  slug: 'live-prices',
  title: 'Watch the prices',
  goal: 'The page shows each price.',
  part: 'time',
  guide: '/docs',
};

test('the lesson that was the last no longer says so', async () => {
  const root = await writeSite({});
  const sources = { root, addresses: new Map() } as unknown as SiteSources;
  const left = async () => (await (await newLesson(sources)).plan(answers)).left.join('\n');
  expect(await left()).not.toContain('end of the course');
  await writeFiles(root, { 'content/learn/01-files/lesson.mdx': 'That was the last lesson.' });
  expect(await left()).toContain(
    'Move the end of the course from content/learn/01-files/lesson.mdx to the new lesson.',
  );
});
