import pc from 'picocolors';
import type { Problem } from '#shared/problem.ts';

/**
 * All problems for the terminal, errors last because people look there first.
 *
 * @param options.colour whether to use colors; by default, if the terminal supports them
 */
export function formatProblems(problems: Problem[], options: { colour?: boolean } = {}): string {
  const colours = pc.createColors(options.colour ?? pc.isColorSupported);
  const warnings = problems.filter((problem) => problem.severity === 'warning');
  const errors = problems.filter((problem) => problem.severity === 'error');
  return [...warnings, ...errors].map((problem) => formatProblem(problem, colours)).join('\n\n');
}

/**
 * Control characters that would move the cursor or ring the bell are replaced by visible symbols:
 * `␀`, `␛`.
 */
function showControls<T extends string | undefined>(text: T): T {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  const pattern = /[\0-\x08\x0b-\x1f\x7f]/g;
  return text?.replace(pattern, (sign) =>
    String.fromCharCode(sign === '\x7f' ? 0x2421 : 0x2400 + sign.charCodeAt(0)),
  ) as T;
}

type Colours = ReturnType<typeof pc.createColors>;

function formatProblem(problem: Problem, colours: Colours): string {
  const { severity, code } = problem;
  const [message, hint, frame] = [problem.message, problem.hint, problem.frame].map(showControls);
  const name = severity === 'error' ? colours.red('error') : colours.yellow('warning');
  const place = [problem.file, problem.line, problem.column]
    .filter((part) => part !== undefined)
    .join(':');
  const lines = [`${name} ${message} ${colours.dim(code)}`];
  if (place) lines.push(`${colours.dim('at')} ${colours.cyan(place)}`);
  if (frame) lines.push(...frame.split('\n').map((line) => formatFrameLine(line, colours)));
  if (hint) lines.push(hint);
  return lines.map((line, i) => (i === 0 ? line : `  ${line}`.trimEnd())).join('\n');
}

function formatFrameLine(line: string, colours: Colours): string {
  if (line.startsWith('>')) return line;
  return /^\s+\| *\^$/.test(line) ? colours.red(line) : colours.dim(line);
}
