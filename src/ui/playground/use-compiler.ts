import { useCallback, useEffect, useRef, useState } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import { type CompilerClient, takeCompiler } from './connect-compiler.ts';

/** Delay between a key press and the check, in milliseconds. */
const DEBOUNCE_MS = 30;

/** The compiler in its worker, and its latest results. */
export interface CompilerState {
  /** Undefined until it has started. Requests are about the files at that time. */
  compiler: CompilerClient | undefined;
  /** Problems of all files; undefined before the first check. */
  problems: readonly CodeProblem[] | undefined;
  /** Why the compiler is unavailable. */
  error: Error | undefined;
  retry: () => void;
}

/** Starts the compiler and checks the files whenever they change. */
export function useCompiler(files: readonly SampleFile[]): CompilerState {
  const [compiler, setCompiler] = useState<CompilerClient>();
  const [problems, setProblems] = useState<readonly CodeProblem[]>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  /** The files that the compiler knows or is checking. */
  const seen = useRef<readonly SampleFile[]>(undefined);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(files);
  latest.current = files;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts again
  useEffect(() => {
    let started: CompilerClient | undefined;
    let isWanted = true;
    seen.current = undefined;
    setError(undefined);
    setBusy(false);
    takeCompiler().then(
      (client) => {
        started = client;
        if (isWanted) setCompiler(withFiles(client, () => latest.current));
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

  // One check at a time; changes in the meantime are checked next, immediately.
  useEffect(() => {
    if (!compiler || isBusy || seen.current === files) return;
    const look = async () => {
      seen.current = files;
      setBusy(true);
      try {
        await compiler.setFiles([...files]);
        setProblems(await compiler.findProblems());
      } catch (cause) {
        setError(cause instanceof Error ? cause : new Error(String(cause)));
      }
      setBusy(false);
    };
    const timer = setTimeout(look, seen.current ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [compiler, files, isBusy]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { compiler, problems, error, retry };
}

/** Sends the files to the compiler before every request, because problems are checked later than names. */
function withFiles(client: CompilerClient, files: () => readonly SampleFile[]): CompilerClient {
  const tell = () => void client.setFiles([...files()]).catch(() => {});
  return {
    ...client,
    describe(place) {
      tell();
      return client.describe(place);
    },
    complete(place) {
      tell();
      return client.complete(place);
    },
    transpile() {
      tell();
      return client.transpile();
    },
  };
}
