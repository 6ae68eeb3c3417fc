import type { ViteDevServer } from 'vite';
import type { Problem } from '#shared/problem.ts';
import { messageOf } from '../message-of.ts';
import { addFrames } from '../problems/add-frames.ts';
import { backgroundProblem } from './render-failure.ts';

/** Errors that nothing catches. They would end the process because of one mistake in a page. */
export interface BackgroundErrors {
  /** Errors of the current state of the site. */
  problems(): Problem[];
  /** Prints them together with a problem of one page. */
  print(problem: Problem): void;
  /** Forgets all errors after a change: code that still has the mistake will throw again. */
  forget(): void;
  close(): void;
}

/**
 * @param options.onError called with a new error of the site's own code
 * @param options.print called with all known errors, also when they are cleared
 */
export function catchBackgroundErrors(options: {
  server: ViteDevServer;
  siteRoot: string;
  onError: () => void;
  print: (problems: Problem[]) => void;
}): BackgroundErrors {
  const { server, siteRoot, onError, print } = options;
  let known: Problem[] = [];
  let ofPages: Problem[] = [];
  const printAll = () => print([...known, ...ofPages]);
  const { exit } = process;
  const onUncaught = async (error: unknown) => {
    // The reader of the output is gone, so printing would raise the next error.
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') exit(1);
    const problem = await backgroundProblem({ error, siteRoot });
    if (!problem) {
      const text = (error instanceof Error && error.stack) || messageOf(error);
      return server.config.logger.error(`Uncaught error: ${text}`);
    }
    const framed = await addFrames({ root: siteRoot, problems: [problem] });
    // A timer may throw forever.
    if (known.some(isSameAs(problem))) return;
    known = [...known, ...framed];
    printAll();
    onError();
  };
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  process.exit = (code) => {
    throw new Error(`process.exit(${code ?? ''}) was called, which would end the dev server.`);
  };
  return {
    problems: () => known,
    print(problem) {
      if (ofPages.some(isSameAs(problem))) return;
      ofPages = [...ofPages, problem];
      printAll();
    },
    forget() {
      if (known.length + ofPages.length === 0) return;
      known = [];
      ofPages = [];
      printAll();
    },
    close() {
      process.off('uncaughtException', onUncaught);
      process.off('unhandledRejection', onUncaught);
      process.exit = exit;
    },
  };
}

function isSameAs({ file, line, message }: Problem): (other: Problem) => boolean {
  return (other) => other.file === file && other.line === line && other.message === message;
}
