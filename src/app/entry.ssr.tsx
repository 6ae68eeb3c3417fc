import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { payloadStream } from './router/payload-stream.ts';

/** Address of the script that takes over: another one for every other build of the scripts. */
export const clientEntry = getClientEntryUrl();

/**
 * Turns a page's payload into its HTML document. Waits for everything: nothing is streamed later.
 *
 * @param input.components ids of the client components that the payload names
 * @param input.prelude HTML to put first into the head
 * @param input.epilogue HTML to put last into the body, before the script that takes over
 */
export async function renderHtml(input: {
  payload: string;
  components: ReadonlySet<string>;
  prelude: string;
  epilogue: string;
}): Promise<string> {
  const html = await renderDocument(input);
  const end = html.lastIndexOf('<script');
  return `${html.slice(0, end)}${input.epilogue}${html.slice(end)}`.replace(
    '<head>',
    () => `<head>${input.prelude}`,
  );
}

/** Ids of client components that have been loaded. In development each payload has them loaded again. */
const loaded = new Set<string>();

/**
 * A client component is loaded when a payload first names it, which is too late for its styles to come into the
 * head: such a document is drawn once more.
 */
async function renderDocument(input: {
  payload: string;
  components: ReadonlySet<string>;
}): Promise<string> {
  const { payload, components } = input;
  if (import.meta.env.DEV || [...components].some((id) => !loaded.has(id))) {
    await drawDocument(payload);
    for (const id of components) loaded.add(id);
  }
  return drawDocument(payload);
}

async function drawDocument(payload: string): Promise<string> {
  let failure: unknown;
  const root = await createFromReadableStream<ReactNode>(payloadStream(payload));
  const stream = await renderToReadableStream(root, {
    bootstrapModules: [clientEntry],
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
