import { z } from 'zod';

/**
 * Shape of `content/blog/authors.yml`: key -> author.
 *
 * @example
 * alex:
 *   name: Alex "KATT" Johansson
 *   title: Creator of tRPC
 *   url: https://github.com/KATT
 */
export const blogAuthorsSchema = z.record(
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'may only contain lowercase letters, digits and "-"'),
  z.strictObject({
    name: z.string().min(1).describe('The name, as readers see it.'),
    title: z.string().min(1).optional().describe('Their role: `Creator of tRPC`.'),
    url: z.url().optional().describe('Address of their own page.'),
    team: z.boolean().optional().describe('Whether the name stands for several people.'),
  }),
);
