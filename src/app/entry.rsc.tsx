import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server';
import { payloadAddress } from '#shared/payload-path.ts';
import type { RenderInput, RenderOutput } from '#shared/render.ts';
import { withoutDebugInfo } from './dev/without-debug-info.ts';
import { Document } from './document/document.tsx';
import { documentEpilogue } from './document/document-epilogue.ts';
import { documentPrelude } from './document/document-prelude.ts';
import { inlineScripts } from './document/inline-scripts.ts';
import { loadPageView } from './pages/load-page-view.tsx';

/**
 * Renders one page: the element tree becomes the payload that client navigation fetches, and the same payload becomes
 * the HTML, so that the two can never differ.
 */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { payload, components } = await drawPayload(input);
  const ssr = await loadSsr();
  const scripts = inlineScripts(input);
  const html = await ssr.renderHtml({
    payload,
    components,
    prelude: documentPrelude(input, scripts.boot),
    epilogue: documentEpilogue({
      text: payload,
      url: payloadAddress(input.page.path, import.meta.env.BASE_URL),
      // An edit may come between two requests, and then the HTML would not match the payload.
      maxLength: import.meta.env.DEV ? Number.POSITIVE_INFINITY : undefined,
    }),
  });
  return { html, payload, inlineScripts: scripts.all };
}

/** Renders one page for client navigation only. */
export async function renderPayload(input: RenderInput): Promise<string> {
  const { payload } = await drawPayload(input);
  return payload;
}

/** The payload of a page, with the ids of its client components. */
async function drawPayload(
  input: RenderInput,
): Promise<{ payload: string; components: Set<string> }> {
  const view = await loadPageView(input);
  const ssr = await loadSsr();
  const components = new Set<string>();
  // Components may throw anything, even undefined.
  const failures: unknown[] = [];
  const stream = renderToReadableStream(
    <Document shell={input.shell} page={input.page} sidebar={input.sidebar} build={ssr.clientEntry}>
      {view}
    </Document>,
    {
      onError(error: unknown) {
        failures.push(error);
      },
      // Only useful for React's tools, and the largest part of a payload in development.
      filterStackFrame: () => false,
      // The tools' data is discarded, because browsers would otherwise read it with every edit.
      ...(import.meta.env.DEV && { debugChannel: { writable: new WritableStream() } }),
    },
    { onClientReference: ({ id }) => components.add(id) },
  );
  const payload = withoutHints(await new Response(stream).text());
  if (failures.length > 0) throw failures[0];
  return { payload: import.meta.env.DEV ? withoutDebugInfo(payload) : payload, components };
}

async function loadSsr() {
  return import.meta.viteRsc.import<typeof import('./entry.ssr.tsx')>('./entry.ssr.tsx', {
    environment: 'ssr',
  });
}

/**
 * Removes preloads that React would start when it reads the payload. The router fetches a page's style sheets before it
 * shows the page (`router/load-page.ts`), and the browser does not retry a failed preload.
 */
function withoutHints(payload: string): string {
  return payload.replace(/^(?:[0-9a-f]*:(?:[IH]|"\$S).*\n)+/, (head) =>
    head.replace(/^:H.*\n/gm, ''),
  );
}

if (import.meta.hot) import.meta.hot.accept();
