import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';

/** The commit rules in CONTRIBUTING apply from this moment on: a hash would change with each rebase. */
const SINCE = '2026-11-26T10:00:00Z';

const subject = /^(?:feat|fix|perf|content|docs|test|refactor|chore)(?:\([a-z\d., -]+\))?: \S/;

const MAX_LENGTH = 72;

function complainAbout(line: string): string | undefined {
  if (line.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  return subject.test(line) ? undefined : 'is not of the form "type(scope): what the site can do"';
}

/** Empty without a history, for example in a copy of the files. */
function git(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

test('subjects of commits have their type, and fit into a line', () => {
  const bad = git('log', `--since=${SINCE}`, '--no-merges', '--format=%s').flatMap((line) => {
    const complaint = complainAbout(line);
    return complaint === undefined ? [] : [`"${line}" ${complaint}.`];
  });
  expect(bad).toEqual([]);
});

test.each([
  ['feat(search): the best match comes first', undefined],
  ['docs(11.x): the quickstart ends with a deployed server', undefined],
  ['content(deployment): the page knows its tests', undefined],
  ['test: boxes are compared', undefined],
  ['Mended the search', 'is not of the form "type(scope): what the site can do"'],
  ['wip: search', 'is not of the form "type(scope): what the site can do"'],
  [`fix(search): ${'a'.repeat(60)}`, 'is longer than 72 characters'],
])('%s', (line, complaint) => {
  expect(complainAbout(line)).toBe(complaint);
});
