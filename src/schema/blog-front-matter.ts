import { z } from 'zod';

const text = z.string().min(1);

/** What may stand between the `---` lines of a post. */
export const blogFrontMatterSchema = z.strictObject({
  title: text,
  /** One or two sentences; else the first paragraph. */
  description: text.optional(),
  /** Day of publication, `2025-03-21`. */
  date: z.iso.date(),
  /** Keys of `content/blog/authors.yml`. */
  authors: z.array(text).min(1),
  tags: z.array(text).default([]),
  /** Last part of the post's path; else the name of its file without the date. */
  slug: text.optional(),
  /** Social card: a path below `content/static` or an absolute address. */
  image: text.optional(),
  /** Not published. */
  draft: z.boolean().default(false),
  /** Published, and linked or listed nowhere. */
  unlisted: z.boolean().default(false),
  keywords: z.array(text).optional(),
  hide_table_of_contents: z.boolean().default(false),
});

export type BlogFrontMatter = z.output<typeof blogFrontMatterSchema>;
