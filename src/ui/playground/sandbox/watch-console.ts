import type { ConsoleEntry } from '#shared/playground/sandbox.ts';
import { formatLogged } from './format-value.ts';

type Log = (level: ConsoleEntry['level'], text: string) => void;

/**
 * Replaces the methods of a console, so that `log` receives what code writes to it.
 *
 * @param options.clock in milliseconds
 */
export function watchConsole(options: { console: Console; log: Log; clock: () => number }) {
  const { console, log, clock } = options;
  const write =
    (level: ConsoleEntry['level']) =>
    (...values: unknown[]) =>
      log(level, formatLogged(values));
  const print = write('log');
  const group = (...label: unknown[]) => {
    if (label.length > 0) print(...label);
  };
  Object.assign(console, {
    log: print,
    debug: print,
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    table: print,
    // Its second argument has options.
    dir: (value: unknown) => print(value),
    dirxml: print,
    group,
    groupCollapsed: group,
    groupEnd() {},
    assert(isTrue?: unknown, ...values: unknown[]) {
      if (isTrue) return;
      log('error', withTitle('Assertion failed', values));
    },
    trace: (...values: unknown[]) => log('log', withTitle('Trace', values)),
    ...createCounters(print),
    ...createTimers(print, clock),
  });
}

function createCounters(print: (text: string) => void) {
  const counts = new Map<unknown, number>();
  return {
    count(label: unknown = 'default') {
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      print(`${formatLogged([label])}: ${count}`);
    },
    countReset: (label: unknown = 'default') => void counts.delete(label),
  };
}

function createTimers(print: (text: string) => void, clock: () => number) {
  const starts = new Map<unknown, number>();
  const timeLog = (label: unknown = 'default', ...values: unknown[]) => {
    const start = starts.get(label);
    if (start === undefined) return;
    print(formatLogged([`${formatLogged([label])}: ${Math.round(clock() - start)} ms`, ...values]));
  };
  return {
    time: (label: unknown = 'default') => void starts.set(label, clock()),
    timeLog,
    timeEnd(label: unknown = 'default') {
      timeLog(label);
      starts.delete(label);
    },
  };
}

const withTitle = (title: string, values: unknown[]) =>
  values.length === 0 ? title : `${title}: ${formatLogged(values)}`;
