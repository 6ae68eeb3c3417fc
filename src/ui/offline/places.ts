/** Storage names of saved versions, shared by pages and the service worker. */
export interface Places {
  caches: CacheStorage;
  locks: LockManager;
  /** Origin and base URL of the site in this language: `https://trpc.io/`. Ends with a slash. */
  root: string;
}

/** Incremented when the storage format changes. Data in another format is ignored and removed with the next change. */
const FORM = 'offline-1';

/** The cache of one version in one build. Names distinguish languages and other sites on the same origin. */
export function cacheName(
  { root }: Places,
  { name, build }: { name: string; build: string },
): string {
  return [FORM, root, encodeURIComponent(name), build].join(' ');
}

/**
 * The version of a cache; null for an older format.
 *
 * @returns undefined for other caches
 */
export function versionOfCache({ root }: Places, cache: string): string | null | undefined {
  const [form = '', owner, name = ''] = cache.split(' ');
  if (!/^offline-\d+$/.test(form) || owner !== root) return undefined;
  return form === FORM ? decodeURIComponent(name) : null;
}

/** The full address of a site path. */
export function addressOf(places: Places, path: string): string {
  return places.root + encodeURI(path.slice(1));
}

/**
 * Runs a change to the saved versions unless another tab or the worker is running one. Everything that shows saved
 * versions is notified.
 *
 * @returns whether it ran
 */
export async function alone(places: Places, work: () => Promise<void>): Promise<boolean> {
  const name = `${FORM} ${places.root}`;
  return places.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    try {
      await work();
    } finally {
      const channel = new BroadcastChannel(name);
      channel.postMessage('changed');
      channel.close();
    }
    return true;
  });
}

/** Listens for changes made with `alone`, in this tab and others. */
export function watchChanges(places: Places, onChange: () => void): void {
  new BroadcastChannel(`${FORM} ${places.root}`).addEventListener('message', onChange);
}
