import type { UnfinishedPageError } from './draw-watch.ts';

/** Pages whose rendering was given up, because it took too long. */
export interface UnfinishedPages {
  /** @throws the page's error while its rendering has not finished: it would not finish the next time either */
  check(path: string): void;
  add(page: { path: string; error: UnfinishedPageError; rendering: Promise<unknown> }): void;
  /** Forgets all of them after a change. */
  forget(): void;
}

/**
 * @param options.onFinished called when a page has finished after all: it was slow, for example the first one on a busy
 * machine
 */
export function createUnfinishedPages(options: { onFinished: () => void }): UnfinishedPages {
  const errors = new Map<string, UnfinishedPageError>();
  return {
    check(path) {
      const error = errors.get(path);
      if (error) throw error;
    },
    add({ path, error, rendering }) {
      errors.set(path, error);
      const onEnd = () => {
        if (errors.get(path) !== error) return;
        errors.delete(path);
        options.onFinished();
      };
      rendering.then(onEnd, onEnd);
    },
    forget() {
      errors.clear();
    },
  };
}
