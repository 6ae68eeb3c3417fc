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
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be of lower-case letters, digits and "-"'),
  z.strictObject({
    name: z.string().min(1).describe('As readers see it.'),
    title: z.string().min(1).optional().describe('What they do: `Creator of tRPC`.'),
    url: z.url().optional().describe('Their own page elsewhere.'),
    team: z.boolean().optional().describe('Several people under one name.'),
  }),
);
