/** Service worker events that TypeScript's page types lack, as far as they are used here. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The event of a request; TypeScript's DOM types lack it. */
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The global object of a service worker. */
export interface WorkerScope {
  caches: CacheStorage;
  /** Not every browser has connection information. */
  navigator: { locks: LockManager; connection?: { saveData?: boolean } };
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
