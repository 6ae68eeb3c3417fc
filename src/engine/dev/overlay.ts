import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';

/** The data of Vite's error overlay. */
export interface OverlayMessage {
  type: 'error';
  err: {
    message: string;
    stack: string;
    plugin: string;
    id?: string;
    frame?: string;
    loc?: { file: string; line: number; column: number };
  };
}

/** Maximum number of problems in the overlay. A folder that has moved breaks hundreds of links. */
const MAX_SHOWN = 10;

/**
 * The problems of a site for the browser: the first with its place and frame, the others below it, so that authors see
 * them on the page.
 *
 * @param subject the kind of problems; Vite itself reports when mistakes in code are fixed
 */
export function overlayMessage(
  problems: Problem[],
  subject: 'site' | 'code' = 'site',
): OverlayMessage | undefined {
  const [first, ...others] = problems.filter((problem) => problem.severity === 'error');
  if (!first) return undefined;
  return {
    type: 'error',
    err: {
      message: [first.message, first.hint].filter(Boolean).join('\n'),
      stack: [...others.slice(0, MAX_SHOWN - 1).map(describe), ...countRest(others)].join('\n\n'),
      plugin: `${subject}:${first.code}`,
      ...defined({ id: first.file || undefined, frame: first.frame || undefined }),
      ...(first.file
        ? { loc: { file: first.file, line: first.line ?? 1, column: first.column ?? 1 } }
        : {}),
    },
  };
}

function countRest(others: Problem[]): string[] {
  const rest = others.length - MAX_SHOWN + 1;
  if (rest <= 0) return [];
  return [
    `There ${rest === 1 ? 'is one more' : `are ${rest} more`}: \`npm run check\` lists them all.`,
  ];
}

function describe(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter(Boolean).join(':');
  return [place, problem.message, problem.hint, problem.frame].filter(Boolean).join('\n');
}
