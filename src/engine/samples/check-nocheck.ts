import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { checkOfLanguage } from './sample-languages.ts';

/** Maximum share of unchecked samples. One is always allowed. */
const MAX_UNCHECKED = 0.02;

/** Maximum number of places in a message. */
const MAX_PLACES = 12;

/** Every unchecked sample needs a reason, and there must be few of them. */
export function checkNocheck(blocks: readonly ContentCodeBlock[]): {
  problems: Problem[];
  count: number;
} {
  const problems: Problem[] = [];
  const unchecked: ContentCodeBlock[] = [];
  let compiled = 0;
  for (const block of blocks) {
    const check = checkOfLanguage(block.language);
    if (check === 'types') compiled += 1;
    const { nocheck } = parseFenceMeta(block.meta);
    if (nocheck === undefined) continue;
    const problem = { code: 'sample-nocheck', severity: 'error', ...placeOf(block) } as const;
    if (check === undefined) {
      const message = `Nothing checks "${block.language}" code: nocheck does nothing here.`;
      problems.push({ ...problem, severity: 'warning', message, hint: 'Delete it.' });
    } else if (nocheck.trim() === '') {
      const hint = 'Give the reason: nocheck="needs a generated client"';
      problems.push({ ...problem, message: 'nocheck has no reason.', hint });
    }
    if (check === 'types') unchecked.push(block);
  }
  const allowed = Math.max(1, Math.floor(compiled * MAX_UNCHECKED));
  if (unchecked.length > allowed) problems.push(describeBudget({ unchecked, compiled, allowed }));
  return { problems, count: unchecked.length };
}

function describeBudget(options: {
  unchecked: ContentCodeBlock[];
  compiled: number;
  allowed: number;
}): Problem {
  const { unchecked, compiled, allowed } = options;
  const places = unchecked.map(({ file, line }) => `${file}:${line}`);
  const shown = places.slice(0, MAX_PLACES);
  const more = places.length > shown.length ? [`and ${places.length - shown.length} more`] : [];
  return {
    code: 'sample-nocheck-budget',
    severity: 'error',
    message: `${unchecked.length} of ${compiled} samples are not checked; at most ${allowed} may be (${MAX_UNCHECKED * 100} %).`,
    hint: ['Make some of them compile, with hidden set-up or a fixture:', ...shown, ...more].join(
      '\n',
    ),
  };
}

function placeOf({ file, line, column }: ContentCodeBlock) {
  return { file, line, column };
}
