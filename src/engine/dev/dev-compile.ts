import type { CompiledMdx } from '#shared/content.ts';

/** Pages from this size on take noticeable time: a second for 100,000 characters. */
export const MIN_LARGE_PAGE_LENGTH = 100_000;

/** How long a large page may delay an edit, in milliseconds: enough if the page itself is unchanged. */
const MAX_WAIT_MS = 150;

/**
 * A compiler that never blocks: while a large page is being compiled, its previous state is used. Of several edits in
 * the meantime, only the last one is compiled.
 *
 * @param options.compile compiles large pages in a thread
 * @param options.onCompiled called when a delayed file has a new state
 */
export function createDevCompile<Input extends { file: string; source: string }>(options: {
  compile: (input: Input) => Promise<CompiledMdx>;
  onCompiled: (file: string) => void;
}): (input: Input) => Promise<CompiledMdx> {
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
    if (!last || source.length < MIN_LARGE_PAGE_LENGTH) return keep(await compile(input));
    // When it is done, the site is loaded again with this state.
    if (running.has(name)) return last;
    const work = compile(input).finally(() => running.delete(name));
    running.add(name);
    const soon = await inTime(work, MAX_WAIT_MS);
    if (soon) return keep(soon);
    work
      .then(keep, (error: unknown) => failures.set(name, { source, error }))
      .finally(() => onCompiled(input.file));
    return last;
  };
}

/** The result if it is ready in time, in milliseconds. */
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
