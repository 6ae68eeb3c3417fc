/** The part of the server that renders React's payload to HTML. */
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
// @ts-expect-error It has no types.
import * as flight from '../../../../content/docs/v11/node_modules/next/dist/compiled/react-server-dom-webpack/client.node.js';
import { createApp, modules } from './client.ts';

export { modules };

export function renderHtml(payload: ReadableStream<Uint8Array>): Promise<ReadableStream> {
  const names = Object.keys(modules).map((name) => [name, { id: 'client.ts', chunks: [], name }]);
  const page: Promise<ReactNode> = flight.createFromReadableStream(payload, {
    serverConsumerManifest: { moduleMap: { 'client.ts': Object.fromEntries(names) } },
  });
  const fetch = () => Promise.reject(new Error('The server fetches nothing.'));
  return renderToReadableStream(createApp(page, fetch));
}
