import type { Problem } from '#shared/problem.ts';

const opening = /^<{7}(?: .*)?$/;
const base = /^\|{7}(?: .*)?$/;
const middle = /^={7}$/;
const closing = /^>{7}(?: .*)?$/;

/**
 * Finds unresolved merge conflicts. The first side of each conflict is kept and the rest blanked out, so the markers
 * are one problem, and everything else is still checked with correct lines.
 */
export function resolveConflicts({ file, text }: { file: string; text: string }): {
  text: string;
  problems: Problem[];
} {
  if (!text.includes('<<<<<<<')) return { text, problems: [] };
  const lines = text.split('\n');
  const conflicts = findConflicts(lines);
  const [first] = conflicts;
  if (first === undefined) return { text, problems: [] };
  for (const { start, second, end } of conflicts) {
    lines[start] = '';
    lines.fill('', second, end + 1);
  }
  const others = conflicts.length > 1 ? ` and ${conflicts.length - 1} more below` : '';
  const problem: Problem = {
    code: 'merge-conflict',
    severity: 'error',
    message: `A merge was not finished: conflict markers are in the file${others}.`,
    hint: 'Keep one side of each, and delete the lines that begin with <<<<<<<, =======, >>>>>>>. To show such lines, indent them.',
    file,
    line: first.start + 1,
    column: 1,
  };
  return { text: lines.join('\n'), problems: [problem] };
}

/** Indexes of the first line, of the end of the first side, and of the last line. */
interface Conflict {
  start: number;
  second: number;
  end: number;
}

function findConflicts(lines: string[]): Conflict[] {
  const conflicts: Conflict[] = [];
  let start: number | undefined;
  let ancestor: number | undefined;
  let second: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (opening.test(line)) {
      start = index;
      ancestor = undefined;
      second = undefined;
    } else if (start === undefined) {
      // Outside a conflict, such lines are text.
    } else if (second === undefined && base.test(line)) {
      ancestor ??= index;
    } else if (second === undefined && middle.test(line)) {
      second = index;
    } else if (second !== undefined && closing.test(line)) {
      conflicts.push({ start, second: ancestor ?? second, end: index });
      start = undefined;
    }
  }
  return conflicts;
}
