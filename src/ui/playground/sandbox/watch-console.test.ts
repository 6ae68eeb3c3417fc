import { expect, test } from 'vitest';
import { watchConsole } from './watch-console.ts';

function setUp() {
  const lines: string[] = [];
  const state = { now: 0 };
  const watched = {} as Console;
  watchConsole({
    console: watched,
    log: (level, text) => lines.push(`${level}: ${text}`),
    clock: () => state.now,
  });
  return { lines, state, watched };
}

test('[P1] every line has the level of its method', () => {
  const { lines, watched } = setUp();
  watched.log('%d loaves', 2);
  watched.debug(1);
  watched.info(1);
  watched.warn(1);
  watched.error(1);
  expect(lines).toEqual(['log: 2 loaves', 'log: 1', 'info: 1', 'warn: 1', 'error: 1']);
});

test('[P1] what is shown in another way elsewhere is a line here', () => {
  const { lines, watched } = setUp();
  watched.table([{ a: 1 }]);
  watched.dir({ a: 1 }, { depth: 2 });
  watched.group('label', 1);
  watched.groupCollapsed();
  watched.groupEnd();
  watched.trace('here');
  expect(lines).toEqual(['log: [{ a: 1 }]', 'log: { a: 1 }', 'log: label 1', 'log: Trace: here']);
});

test('[P1] an assertion says something only if it fails', () => {
  const { lines, watched } = setUp();
  watched.assert(true, 'fine');
  watched.assert(false, '%s is missing', 'a name');
  watched.assert();
  expect(lines).toEqual(['error: Assertion failed: a name is missing', 'error: Assertion failed']);
});

test('[P1] counters and timers have labels', () => {
  const { lines, state, watched } = setUp();
  watched.count();
  watched.count('a');
  watched.count('a');
  watched.countReset('a');
  watched.count('a');
  watched.time('query');
  state.now = 12.4;
  watched.timeLog('query', 'so far');
  watched.timeEnd('query');
  watched.timeEnd('query');
  expect(lines).toEqual([
    'log: default: 1',
    'log: a: 1',
    'log: a: 2',
    'log: a: 1',
    'log: query: 12 ms so far',
    'log: query: 12 ms',
  ]);
});
