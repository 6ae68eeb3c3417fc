import type {
  CheckResult,
  ConsoleEntry,
  Exchange,
  SandboxEvent,
} from '#shared/playground/sandbox.ts';

/** The output of one run. */
export interface RunState {
  /** `finished`: all statements of the entry have run; asynchronous work may continue. */
  status: 'none' | 'running' | 'finished' | 'stopped';
  console: readonly ConsoleEntry[];
  /** In request order. */
  exchanges: readonly Exchange[];
  /** Results of a lesson's checks; undefined until they have run. */
  results?: readonly CheckResult[];
}

/** An event of the sandbox, or an action of the reader. */
export type RunAction =
  | SandboxEvent
  | { kind: 'start' }
  | { kind: 'stop'; reason?: string }
  | { kind: 'clear' };

export const noRun: RunState = { status: 'none', console: [], exchanges: [] };

/** Limits for a program that never stops logging. */
const MAX_ENTRIES = 500;

export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.kind) {
    case 'clear':
      return noRun;
    case 'start':
      return { ...noRun, status: 'running' };
    case 'stop': {
      const { reason } = action;
      const entry: ConsoleEntry[] = reason ? [{ level: 'error', text: reason }] : [];
      return { ...state, status: 'stopped', console: [...state.console, ...entry] };
    }
    case 'finished':
      return { ...state, status: 'finished' };
    case 'checked':
      return { ...state, results: action.results };
    case 'console':
      return { ...state, console: [...state.console, action.entry].slice(-MAX_ENTRIES) };
    case 'exchange':
      return { ...state, exchanges: putExchange(state.exchanges, action.exchange) };
    default:
      return state;
  }
}

function putExchange(exchanges: readonly Exchange[], exchange: Exchange): Exchange[] {
  return exchanges.some(({ id }) => id === exchange.id)
    ? exchanges.map((known) => (known.id === exchange.id ? exchange : known))
    : [...exchanges, exchange].slice(-MAX_ENTRIES);
}

/** Whether there is more to come for certain: from running code, or an unfinished request. */
export function isRunning({ status, exchanges }: RunState): boolean {
  return (
    status === 'running' ||
    (status === 'finished' && exchanges.some(({ duration }) => duration === undefined))
  );
}

/** Whether anything can be stopped. Code that has finished stays in its frame with its timers and its page. */
export const canStop = ({ status }: RunState): boolean =>
  status === 'running' || status === 'finished';
