import { OFFLINE_WORKER_PATH, type OfflineVersion } from '#shared/offline/offline.ts';
import { fill } from '#shared/strings/fill.ts';
import { trustedWorker } from '../primitives/trusted-types.ts';
import { describeFailure } from './describe-failure.ts';
import { fetchIndex } from './fetch-index.ts';
import { addressOf, alone, type Places, watchChanges } from './places.ts';
import { saveVersion } from './save-version.ts';
import { readSaved, removeAll, removeSaved, type SavedVersion } from './saved-versions.ts';

/** The state of saved versions and of the current operation. */
export interface OfflineState {
  /** The saved versions from the caches; undefined until they have been read. */
  saved?: SavedVersion[];
  /** The versions currently on the site; empty without a network. */
  offered: OfflineVersion[];
  running?: { name: string; done: number; total: number } | undefined;
  /** The last failure, with advice. */
  problem?: string | undefined;
  /** The last completed operation, for screen readers. */
  news: string;
}

/** The state of saved versions for React, with the actions of the panel. */
export interface OfflineStore {
  get(): OfflineState;
  subscribe(listener: () => void): () => void;
  /** Reads the saved and the available versions. */
  refresh(): Promise<void>;
  save(version: { name: string; label: string }): Promise<void>;
  stop(): void;
  remove(version: { name: string; label: string }): Promise<void>;
}

const BUSY = STRINGS.offline.busy;

/** One store per document, so that saving continues while the reader changes pages. */
export function createOfflineStore(options: {
  places: Places;
  workers: ServiceWorkerContainer;
}): OfflineStore {
  const { places, workers } = options;
  const listeners = new Set<() => void>();
  let state: OfflineState = { offered: [], news: '' };
  let stopping: AbortController | undefined;

  const set = (change: Partial<OfflineState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const read = async () => set({ saved: await readSaved(places) });

  /** Runs one operation and reports the result. The final state is read from the caches. */
  const act = async (
    work: (signal: AbortSignal) => Promise<void>,
    { news, running }: Pick<OfflineState, 'news' | 'running'>,
  ) => {
    if (stopping) return set({ problem: BUSY });
    stopping = new AbortController();
    const { signal } = stopping;
    set({ problem: undefined, news: '', running });
    try {
      set((await alone(places, () => work(signal))) ? { news } : { problem: BUSY });
    } catch (error) {
      set(signal.aborted ? { news: STRINGS.offline.stopped } : { problem: describeFailure(error) });
    } finally {
      stopping = undefined;
      set({ running: undefined });
      await read().catch(() => {});
    }
  };

  watchChanges(places, () => {
    read().catch(() => {});
  });
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      set({ problem: undefined });
      try {
        await read();
        set({ offered: (await fetchIndex(places)).versions });
      } catch (error) {
        // A reader with saved versions may well be offline.
        if (!state.saved?.length) set({ problem: describeFailure(error) });
      }
    },
    save({ name, label }) {
      const onProgress = (done: number, version: OfflineVersion) =>
        set({ running: { name, done, total: version.bytes } });
      const work = async (signal: AbortSignal) => {
        await saveVersion({ places, name, now: new Date(), signal, onProgress });
        await register(places, workers).catch(async (error: unknown) => {
          // Without the worker, saved files would not be used.
          await removeSaved(places, { name });
          throw error;
        });
      };
      const running = { name, done: 0, total: Number.POSITIVE_INFINITY };
      return act(work, { news: fill(STRINGS.offline.isSaved, { label }), running });
    },
    stop: () => stopping?.abort(new DOMException('Stopped by the reader.', 'AbortError')),
    remove({ name, label }) {
      const work = async () => {
        await removeSaved(places, { name });
        if ((await readSaved(places)).length > 0) return;
        await removeAll(places);
        const registration = await workers.getRegistration(places.root);
        if (registration?.scope === places.root) await registration.unregister();
      };
      return act(work, { news: fill(STRINGS.offline.isRemoved, { label }) });
    },
  };
}

/** Starts the worker if necessary and waits until it is active. */
async function register(places: Places, workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register(
    trustedWorker(addressOf(places, OFFLINE_WORKER_PATH)),
    {
      scope: places.root,
      updateViaCache: 'none',
    },
  );
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error(STRINGS.offline.noWorker));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
