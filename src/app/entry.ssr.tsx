import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { payloadStream } from './router/payload-stream.ts';

/** Address of the script that hydrates the page; it differs for every build of the scripts. */
export const clientEntry = getClientEntryUrl();

/**
 * Converts a page's payload to its HTML document. Waits for everything, so nothing is streamed later.
 *
 * @param input.components ids of the payload's client components
 * @param input.prelude HTML at the start of the head
 * @param input.epilogue HTML at the end of the body, before the hydration script
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

/** Ids of loaded client components. In development, each payload loads them again. */
const loaded = new Set<string>();

/**
 * A client component is loaded when a payload first refers to it, which is too late for its styles to be in the head.
 * Such a document is rendered again.
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
  // Components may throw anything, even undefined.
  const failures: unknown[] = [];
  const root = await createFromReadableStream<ReactNode>(payloadStream(payload));
  const stream = await renderToReadableStream(root, {
    bootstrapModules: [clientEntry],
    // Only one chunk: boundaries revealed later need inline scripts, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      failures.push(error);
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
