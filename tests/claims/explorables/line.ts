import type { AnyTRPCRouter } from '../v11.ts';
import { fetchRequestHandler } from '../v11.ts';
import { wait } from './clock.ts';

/** Travel time of a request, and of each piece of a response. */
const TRAVEL = 100;

/** A connection to a router behind the real fetch adapter that can be cut: what is on its way is lost. */
export function createLine(router: AnyTRPCRouter) {
  let isDown = false;
  const cutters = new Set<() => void>();

  const fetch = async (input: URL | string, init: RequestInit = {}) => {
    await wait(TRAVEL);
    if (isDown) throw new TypeError('fetch failed');
    const gone = new AbortController();
    const response = await fetchRequestHandler({
      router,
      endpoint: '/',
      req: new Request(input, { ...init, signal: gone.signal }),
      createContext: () => ({}),
    });
    const { headers, status } = response;
    const body = response.body && carry(response.body, gone);
    await wait(TRAVEL);
    return new Response(body, { headers, status });
  };

  /** Delays each piece, until the line is cut or the client leaves. */
  function carry(body: ReadableStream<Uint8Array>, gone: AbortController) {
    const reader = body.getReader();
    let close = () => {};
    return new ReadableStream<Uint8Array>({
      async start(controller) {
        close = () => {
          cutters.delete(cut);
          gone.abort();
          reader.cancel().catch(() => {});
        };
        const cut = () => {
          close();
          controller.error(new TypeError('terminated'));
        };
        cutters.add(cut);
        while (cutters.has(cut)) {
          const { done, value } = await reader.read();
          if (done) return;
          void wait(TRAVEL).then(() => cutters.has(cut) && controller.enqueue(value));
        }
      },
      cancel: () => close(),
    });
  }

  return {
    fetch,
    cut() {
      isDown = true;
      for (const cut of cutters) cut();
    },
    mend() {
      isDown = false;
    },
  };
}
