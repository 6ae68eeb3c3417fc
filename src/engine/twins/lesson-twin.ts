import type { SampleFile } from '#shared/mdx-components.ts';
import type { LessonPage } from '#shared/page-data.ts';
import { en } from '#shared/strings/en.ts';
import { fill } from '#shared/strings/fill.ts';

/** A lesson as Markdown: its text, with the starting and the finished code. */
export function lessonTwin(options: {
  page: LessonPage;
  /** The text, without its title. */
  text: string;
  link: (href: string) => string;
}): string {
  const { page, text, link } = options;
  const { goal, guide, start, solution } = page;
  return [
    `**Goal:** ${goal}`,
    text,
    '## Start',
    ...start.map(fence),
    '## Solution',
    ...solution.map(fence),
    fill(en.learn.guide, { title: `[${guide.title}](${link(guide.href)})` }),
  ].join('\n\n');
}

function fence({ name, code }: SampleFile): string {
  const language = name.endsWith('.tsx') ? 'tsx' : 'ts';
  return `\`\`\`${language} title="${name}"\n${code.trimEnd()}\n\`\`\``;
}
