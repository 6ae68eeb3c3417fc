import { useCallback, useEffect, useRef, useState } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import { type CompilerClient, takeCompiler } from './connect-compiler.ts';

/** How long after a key press the compiler looks, in milliseconds: half of what readers notice. */
const DEBOUNCE = 100;

export interface CompilerState {
  /** Missing until it has started. */
  compiler: CompilerClient | undefined;
  /** Of all files; missing until they have been looked at for the first time. */
  problems: readonly CodeProblem[] | undefined;
  /** Why there is no compiler. */
  error: Error | undefined;
  retry: () => void;
}

/** Starts the compiler, and has it look at the files whenever they change. */
export function useCompiler(files: readonly SampleFile[]): CompilerState {
  const [compiler, setCompiler] = useState<CompilerClient>();
  const [problems, setProblems] = useState<readonly CodeProblem[]>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts anew
  useEffect(() => {
    let started: CompilerClient | undefined;
    let isWanted = true;
    setError(undefined);
    takeCompiler().then(
      (client) => {
        started = client;
        if (isWanted) setCompiler(client);
        else client.close();
      },
      (cause: Error) => isWanted && setError(cause),
    );
    return () => {
      isWanted = false;
      started?.close();
      setCompiler(undefined);
    };
  }, [attempt]);

  useEffect(() => {
    if (!compiler) return;
    let isStale = false;
    const look = () => {
      isFirst.current = false;
      compiler.setFiles([...files]).catch(() => {});
      compiler.findProblems().then(
        (found) => !isStale && setProblems(found),
        (cause: Error) => !isStale && setError(cause),
      );
    };
    const timer = setTimeout(look, isFirst.current ? 0 : DEBOUNCE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [compiler, files]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { compiler, problems, error, retry };
}
