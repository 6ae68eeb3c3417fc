/** The script of the recorded page. */
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
// @ts-expect-error It has no types.
import * as flight from '../../../../content/docs/v11/node_modules/next/dist/compiled/react-server-dom-webpack/client.browser.js';
import type { Fetch } from '../network.ts';
import { createApp, modules } from './client.ts';

export { modules };

export function hydratePage(options: {
  payload: ReadableStream<Uint8Array>;
  fetch: Fetch;
  onError: (error: unknown) => void;
}) {
  const { payload, fetch, onError } = options;
  const page: Promise<ReactNode> = flight.createFromReadableStream(payload);
  hydrateRoot(document, createApp(page, fetch), {
    onRecoverableError: onError,
    onUncaughtError: onError,
  });
}
