import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { payloadElement } from './document/inline-payload.ts';
import { payloadStream } from './document/payload-stream.ts';

/**
 * Turns a page's payload into its HTML document, which carries it. Waits for everything: nothing is streamed
 * later.
 *
 * @param input.prelude HTML to put first into the head
 */
export async function renderHtml(input: {
  payload: { text: string; url: string };
  prelude: string;
}): Promise<string> {
  const { payload, prelude } = input;
  const html = await renderDocument(payload.text);
  // Before the script that wants it, which may run as soon as it is seen.
  const end = html.lastIndexOf('<script');
  return `${html.slice(0, end)}${payloadElement(payload)}${html.slice(end)}`.replace(
    '<head>',
    () => `<head>${prelude}`,
  );
}

async function renderDocument(payload: string): Promise<string> {
  let failure: unknown;
  const root = await createFromReadableStream<ReactNode>(payloadStream(payload));
  const stream = await renderToReadableStream(root, {
    bootstrapModules: [getClientEntryUrl()],
    // One piece: a boundary that is revealed later needs inline scripts, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      failure ??= error;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure !== undefined) throw failure;
  return html;
}
