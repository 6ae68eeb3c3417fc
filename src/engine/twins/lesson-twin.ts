import type { SampleFile } from '#shared/mdx-components.ts';
import type { LessonPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';

/** A lesson as Markdown: its text, with the starting and the finished code. */
export function lessonTwin(options: {
  page: LessonPage;
  /** The text, without its title. */
  text: string;
  link: (href: string) => string;
  strings: Strings;
}): string {
  const { page, text, link } = options;
  const { learn, twins } = options.strings;
  const { goal, guide, start, solution } = page;
  return [
    `**${learn.goal}:** ${goal}`,
    text,
    `## ${twins.start}`,
    ...start.map(fence),
    `## ${learn.solution}`,
    ...solution.map(fence),
    fill(learn.guide, { title: `[${guide.title}](${link(guide.href)})` }),
  ].join('\n\n');
}

function fence({ name, code }: SampleFile): string {
  const language = name.endsWith('.tsx') ? 'tsx' : 'ts';
  return `\`\`\`${language} title="${name}"\n${code.trimEnd()}\n\`\`\``;
}
