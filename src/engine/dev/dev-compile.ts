import type { CompiledMdx } from '#shared/content.ts';
import type { CompileContent } from '../compile/compile-content.ts';

/** From this size on a page takes more than a moment: a second for 100,000 characters. */
export const LARGE_PAGE = 100_000;

/** How long a large page may keep an edit waiting, in milliseconds: long enough where it has not changed. */
const PATIENCE = 150;

/**
 * A compiler for which nobody waits: while a large page is compiled, its last state stands for it. Of the edits that
 * come meanwhile the last one is compiled, the others are not.
 *
 * @param options.compile compiles large pages in a thread
 * @param options.onCompiled called when a file has a new state that was not waited for
 */
export function createDevCompile(options: {
  compile: CompileContent;
  onCompiled: (file: string) => void;
}): CompileContent {
  const { compile, onCompiled } = options;
  const states = new Map<string, CompiledMdx>();
  const running = new Set<string>();
  const failures = new Map<string, { source: string; error: unknown }>();
  return async (input) => {
    const { source, ...rest } = input;
    const name = JSON.stringify(rest);
    const keep = (compiled: CompiledMdx) => {
      states.set(name, compiled);
      return compiled;
    };
    const failure = failures.get(name);
    if (failure?.source === source) throw failure.error;
    const last = states.get(name);
    if (!last || source.length < LARGE_PAGE) return keep(await compile(input));
    // When it is done, the site is read again, and this state with it.
    if (running.has(name)) return last;
    const work = compile(input).finally(() => running.delete(name));
    running.add(name);
    const soon = await inTime(work, PATIENCE);
    if (soon) return keep(soon);
    work
      .then(keep, (error: unknown) => failures.set(name, { source, error }))
      .finally(() => onCompiled(input.file));
    return last;
  };
}

/** The result of the work, where it is there in time, in milliseconds. */
async function inTime<T>(work: Promise<T>, time: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, time, undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
