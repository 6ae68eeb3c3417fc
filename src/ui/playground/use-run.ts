import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { Script } from '#shared/playground/compiler.ts';
import { entryOf } from '#shared/playground/playground.ts';
import type { CompilerClient } from './connect-compiler.ts';
import { loadRuntime } from './load-assets.ts';
import { noRun, type RunState, reduceRun } from './run-state.ts';
import { startRun } from './start-run.ts';

/** The current run, and its controls. */
export interface Run {
  state: RunState;
  /** Runs the current files; stops a previous run. */
  start: () => void;
  /** The same, followed by the checks of a lesson. */
  check: (script: Script) => void;
  stop: () => void;
  clear: () => void;
  /** The container of the frame. */
  place: RefObject<HTMLDivElement | null>;
}

/** Runs files in the sandbox and collects their output and requests. */
export function useRun(options: {
  compiler: CompilerClient | undefined;
  files: readonly SampleFile[];
}): Run {
  const { compiler, files } = options;
  const [state, dispatch] = useReducer(reduceRun, noRun);
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<() => void>(() => {});
  const current = useRef(0);

  useEffect(() => () => end.current(), []);

  const begin = useCallback(
    async (checkScript?: Script) => {
      if (!compiler) return;
      current.current += 1;
      const own = current.current;
      end.current();
      dispatch({ kind: 'start' });
      const entry = entryOf(files) ?? '';
      try {
        // In this order, because transpiling sends the files to the compiler.
        const [scripts, problems, runtime] = await Promise.all([
          compiler.transpile(),
          checkScript ? compiler.findProblems() : [],
          loadRuntime(),
        ]);
        if (own !== current.current || !place.current) return;
        end.current = startRun({
          place: place.current,
          scripts,
          entry,
          runtime,
          check: checkScript && { script: checkScript, files, problems },
          onEvent: (event) => own === current.current && dispatch(event),
          onStopped: (reason) => dispatch({ kind: 'stop', reason }),
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (own === current.current) dispatch({ kind: 'stop', reason });
      }
    },
    [compiler, files],
  );
  const start = useCallback(() => void begin(), [begin]);

  const stop = useCallback(() => {
    current.current += 1;
    end.current();
    dispatch({ kind: 'stop' });
  }, []);
  const clear = useCallback(() => {
    current.current += 1;
    end.current();
    dispatch({ kind: 'clear' });
  }, []);
  return { state, start, check: begin, stop, clear, place };
}
