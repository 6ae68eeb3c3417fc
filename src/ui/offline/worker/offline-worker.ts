import type { Places } from '../places.ts';
import { answerRequest, isOfSite } from './answer-request.ts';
import { keepUpToDate } from './keep-up-to-date.ts';
import type { WorkerScope } from './worker-scope.ts';

// Entry of the service worker. Only readers who have saved a version have it.
const scope = self as unknown as WorkerScope;
const places: Places = {
  caches: scope.caches,
  locks: scope.navigator.locks,
  root: scope.registration.scope,
};

// It keeps no state between requests, so a newer one may replace it immediately.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isOfSite(places, request)) return;
  const answer = answerRequest(places, request);
  event.respondWith(answer);
  if (request.mode !== 'navigate') return;
  const retire = () => scope.registration.unregister();
  // After the page, so that it does not slow it down. Failures are retried with the next page.
  const isFrugal = scope.navigator.connection?.saveData === true;
  const update = () => keepUpToDate({ places, isFrugal, retire }).catch(() => {});
  event.waitUntil(answer.then(update, update));
});
