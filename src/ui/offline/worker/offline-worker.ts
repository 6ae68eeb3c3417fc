import type { Places } from '../places.ts';
import { answerRequest, isOfSite } from './answer-request.ts';
import { keepUpToDate } from './keep-up-to-date.ts';
import type { WorkerScope } from './worker-scope.ts';

// Entry of the service worker. Nobody has it but readers who have saved a version.
const scope = self as unknown as WorkerScope;
const places: Places = {
  caches: scope.caches,
  locks: scope.navigator.locks,
  root: scope.registration.scope,
};

// It remembers nothing between requests, so a newer one may take its place at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!isOfSite(places, request)) return;
  const answer = answerRequest(places, request);
  event.respondWith(answer);
  if (request.mode !== 'navigate') return;
  const retire = () => scope.registration.unregister();
  // Behind the page, and not in its way. What fails is tried again with the next page.
  const isFrugal = scope.navigator.connection?.saveData === true;
  const update = () => keepUpToDate({ places, isFrugal, retire }).catch(() => {});
  event.waitUntil(answer.then(update, update));
});
