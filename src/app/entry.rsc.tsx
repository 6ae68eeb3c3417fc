import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server';
import { payloadAddress } from '#shared/payload-path.ts';
import type { RenderInput, RenderOutput } from '#shared/render.ts';
import { Document } from './document/document.tsx';
import { documentEpilogue } from './document/document-epilogue.ts';
import { documentPrelude } from './document/document-prelude.ts';
import { loadPageView } from './pages/load-page-view.tsx';

/**
 * Draws one page: the element tree becomes the payload that client navigation fetches, and the same
 * payload becomes the HTML, so that the two can never differ.
 */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const view = await loadPageView(input);
  const ssr = await import.meta.viteRsc.import<typeof import('./entry.ssr.tsx')>(
    './entry.ssr.tsx',
    { environment: 'ssr' },
  );
  let failure: unknown;
  const stream = renderToReadableStream(
    <Document shell={input.shell} page={input.page} build={ssr.clientEntry}>
      {view}
    </Document>,
    {
      onError(error: unknown) {
        failure ??= error;
      },
    },
  );
  const payload = await new Response(stream).text();
  if (failure !== undefined) throw failure;
  const html = await ssr.renderHtml({
    payload,
    prelude: documentPrelude(input),
    epilogue: documentEpilogue({
      text: payload,
      url: payloadAddress(input.page.path, import.meta.env.BASE_URL),
    }),
  });
  return { html, payload };
}

if (import.meta.hot) import.meta.hot.accept();
