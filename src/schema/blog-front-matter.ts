import { z } from 'zod';
import { slugSchema } from './href.ts';

const text = z.string().min(1);

/** Names, each of them once. */
const names = z.array(text).superRefine((all, context) => {
  for (const [index, name] of all.entries()) {
    if (all.indexOf(name) === index) continue;
    context.addIssue({ code: 'custom', path: [index], message: 'must not be listed twice' });
  }
});

const day = z.iso.date({ error: 'must be a day such as "2025-03-21"' });

const originalSchema = z.strictObject({
  authors: names.min(1).describe('Keys of `content/blog/authors.yml`.'),
  url: z.url().describe("Its file in the library's repository, at a release."),
  rewritten: day.describe('Day on which this text replaced the original.'),
  measured: z
    .strictObject({
      on: day.describe('Day of the measurement.'),
      with: text.describe('`TypeScript 6.0.3 on Node.js 20`.'),
    })
    .optional()
    .describe('Present if figures of the original were measured again.'),
});

/**
 * Front matter of a post.
 *
 * @example
 * title: A smaller client
 * date: '2026-03-21'
 * authors: [alex]
 * tags: [client, performance]
 */
export const blogFrontMatterSchema = z.strictObject({
  title: text.describe('Title of the post: the only heading of level 1.'),
  description: text.optional().describe('One or two sentences. Default: the first paragraph.'),
  date: day.describe('Day of publication, `2025-03-21`.'),
  authors: names.min(1).describe('Who wrote this text: keys of `content/blog/authors.yml`.'),
  original: originalSchema
    .optional()
    .describe('The post that this one rewrites; `date` is then the day of the original.'),
  discussion: z.url().optional().describe('The thread in which readers talk about the post.'),
  tags: names.default([]).describe('What the post is about. Each has a page.'),
  slug: slugSchema
    .optional()
    .describe("Last part of the post's path. Default: the name of its file without the date."),
  image: text
    .optional()
    .describe('Social card: a path below `content/static` or an absolute address.'),
  draft: z.boolean().default(false).describe('Not published.'),
  unlisted: z.boolean().default(false).describe('Published, but not linked or listed anywhere.'),
  keywords: names
    .optional()
    .describe(
      'Search terms that readers use but the post does not contain; the search finds the post by them.',
    ),
  hide_table_of_contents: z
    .boolean()
    .default(false)
    .describe('Whether to hide the table of contents.'),
});

/** Front matter of a post after validation, with every default filled in. */
export type BlogFrontMatter = z.output<typeof blogFrontMatterSchema>;
