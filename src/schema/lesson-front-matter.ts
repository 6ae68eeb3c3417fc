import { z } from 'zod';
import { sitePathSchema } from './href.ts';

const text = z.string().min(1);

/**
 * Front matter of a lesson.
 *
 * @example
 * title: The first procedure
 * goal: The server responds with the price of a loaf.
 * part: api
 * guide: /docs/server/procedures
 * hints: [A procedure ends with query., 'The last line is: return 4.5.']
 */
export const lessonFrontMatterSchema = z.strictObject({
  title: text.describe('The only heading of level 1, in sentence case.'),
  goal: text.describe('What the code does in the end, in one sentence. Lists show it.'),
  part: z
    .enum(['calls', 'api', 'time'])
    .describe('The part of the course that the lesson belongs to.'),
  guide: sitePathSchema.describe(
    'Site path of the guide with the details: `/docs/server/routers`.',
  ),
  hints: z
    .array(text)
    .min(1)
    .describe('Shown one by one; the last one almost gives the solution away.'),
});

/** Front matter of a lesson after validation. */
export type LessonFrontMatter = z.output<typeof lessonFrontMatterSchema>;
