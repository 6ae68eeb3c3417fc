/** Where a site keeps what readers have saved. The same for its pages and its service worker. */
export interface Places {
  caches: CacheStorage;
  locks: LockManager;
  /** Origin and base URL of the site in this language: `https://trpc.io/`. Ends with a slash. */
  root: string;
}

/** Changes with the form of what is kept. What has another is not read, and goes with the next change. */
const FORM = 'offline-1';

/** The cache of one version in one build. Names tell languages and other sites of the same origin apart. */
export function cacheName(
  { root }: Places,
  { name, build }: { name: string; build: string },
): string {
  return [FORM, root, encodeURIComponent(name), build].join(' ');
}

/**
 * The version that a cache is of; null for one of an older form.
 *
 * @returns nothing for caches of others
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
 * Does something that changes what is saved, unless another tab or the worker does at this moment. All who show what is
 * saved are told.
 *
 * @returns whether it was done
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

/** Hears of what `alone` does, in this tab and others. */
export function watchChanges(places: Places, onChange: () => void): void {
  new BroadcastChannel(`${FORM} ${places.root}`).addEventListener('message', onChange);
}
