import type { AnyTRPCRouter } from '../v11.ts';
import { fetchRequestHandler } from '../v11.ts';
import { wait } from './clock.ts';

/** The traffic of one request. */
export interface Exchange {
  sent: number;
  /** Address as sent, including its origin. */
  url: string;
  /** Bytes of the response's body. */
  received: number;
}

/** The part of `fetch` that links use. */
export type Fetch = (input: RequestInfo | URL | string, init?: object) => Promise<Response>;

/** Travel time of a request, and of each chunk of a response. */
export const LATENCY = 10;

/** A `fetch` that reaches a router through the real fetch adapter, with simulated latency. */
export function createNetwork(options: {
  router: AnyTRPCRouter;
  now: () => number;
  latency?: number;
}) {
  const { router, now, latency = LATENCY } = options;
  const exchanges: Exchange[] = [];
  const fetch: Fetch = async (input, init) => {
    const req = new Request(input, init);
    const exchange: Exchange = { sent: now(), url: String(input), received: 0 };
    exchanges.push(exchange);
    await wait(latency);
    const response = await fetchRequestHandler({
      router,
      endpoint: '/',
      req,
      createContext: () => ({}),
    });
    const body = delayed(response.body, latency, (bytes) => {
      exchange.received += bytes;
    });
    await wait(latency);
    return new Response(body, response);
  };
  return { fetch, exchanges };
}

/** Delays each chunk by the travel time. */
function delayed(
  body: ReadableStream<Uint8Array> | null,
  latency: number,
  onPiece: (bytes: number) => void,
) {
  if (!body) return null;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const under: Promise<void>[] = [];
      for await (const piece of body) {
        onPiece(piece.byteLength);
        under.push(wait(latency).then(() => controller.enqueue(piece)));
      }
      await Promise.all(under);
      controller.close();
    },
  });
}
