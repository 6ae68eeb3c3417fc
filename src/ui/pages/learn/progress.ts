import { useSyncExternalStore } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import { readStored, watchStored, writeStored } from '../../hooks/storage.ts';
import { applyChanges, packChanges } from '../../playground/changed-code.ts';

/** Slugs of the finished lessons, one per line. */
const DONE = 'learn-done';
const codeKey = (slug: string) => `learn-code-${slug}`;

/** Values that the storage did not take, because it is blocked or full. They last while the page is open. */
const unsaved = new Map<string, string | undefined>();
const listeners = new Set<() => void>();

// Everything else is read from the storage, where another tab may have written since.
const read = (key: string) => (unsaved.has(key) ? unsaved.get(key) : readStored(key));

function write(key: string, value: string | undefined): void {
  writeStored(key, value);
  if (readStored(key) === value) unsaved.delete(key);
  else unsaved.set(key, value);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  const stop = watchStored(DONE, tell);
  return () => {
    listeners.delete(tell);
    stop();
  };
}

/** Slugs of the finished lessons, and a function to add one. Empty until the page has hydrated. */
export function useDone(): { done: readonly string[]; finish: (slug: string) => void } {
  const text = useSyncExternalStore(
    subscribe,
    () => read(DONE) ?? '',
    () => '',
  );
  const done = text.split('\n').filter((slug) => slug !== '');
  return {
    done,
    finish(slug) {
      if (!done.includes(slug)) write(DONE, [...done, slug].join('\n'));
    },
  };
}

/** The reader's code in a lesson; the starting files if nothing else is stored. */
export function readCode(slug: string, start: readonly SampleFile[]): readonly SampleFile[] {
  return applyChanges(start, read(codeKey(slug)));
}

/** Listens for code that another tab stores for a lesson. Returns a function that stops it. */
export function watchCode(
  slug: string,
  start: readonly SampleFile[],
  onChange: (files: readonly SampleFile[]) => void,
): () => void {
  return watchStored(codeKey(slug), () => onChange(readCode(slug, start)));
}

/** Stores the reader's code, or removes it if it equals the starting code. */
export function writeCode(
  slug: string,
  files: readonly SampleFile[],
  start: readonly SampleFile[],
): void {
  write(codeKey(slug), packChanges(files, start));
}
