import { decodePart } from '#shared/decode-address.ts';
import type { Exchange } from '#shared/playground/sandbox.ts';

/** Handles a request like a server. */
export type RequestHandler = (request: Request) => Promise<Response>;

/**
 * A `fetch` that never uses the network: the handler responds, and every request is reported when it is made, when its
 * response begins, with each chunk, and at its end.
 */
export function createFetch(options: {
  handle: RequestHandler;
  report: (exchange: Exchange) => void;
  /** In milliseconds. */
  clock: () => number;
}): typeof fetch {
  const { handle, report, clock } = options;
  let count = 0;
  return async (input, init) => {
    const request = new Request(input, init);
    const start = clock();
    count += 1;
    let exchange = await describeRequest(count, request);
    const update = (more: Partial<Exchange>) => {
      exchange = { ...exchange, ...more };
      report(exchange);
    };
    const fail = (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      update({ error: reason, duration: clock() - start });
    };
    update({});
    try {
      request.signal.throwIfAborted();
      const response = await handle(request);
      update({
        status: response.status,
        responseHeaders: [...response.headers],
        firstByte: clock() - start,
      });
      const body = watchBody({
        body: response.body,
        signal: request.signal,
        onText: (text) =>
          update({ responseBody: exchange.responseBody + text, chunks: exchange.chunks + 1 }),
        onEnd: () => update({ duration: clock() - start }),
        onError: fail,
      });
      const { status, statusText, headers } = response;
      return new Response(body, { status, statusText, headers });
    } catch (error) {
      fail(error);
      throw error;
    }
  };
}

async function describeRequest(id: number, request: Request): Promise<Exchange> {
  const { pathname, search, searchParams } = new URL(request.url);
  const last = decodePart(pathname.slice(pathname.lastIndexOf('/') + 1));
  const requestBody = await request.clone().text();
  return {
    id,
    method: request.method,
    path: decodePart(pathname) + search,
    procedures: searchParams.has('batch') ? last.split(',') : [last],
    requestHeaders: [...request.headers],
    ...(requestBody === '' ? {} : { requestBody }),
    responseHeaders: [],
    responseBody: '',
    chunks: 0,
  };
}

/** The same body, observed as it passes. The signal aborts it, like a body from the network. */
function watchBody(options: {
  body: ReadableStream<Uint8Array> | null;
  signal: AbortSignal;
  onText: (text: string) => void;
  onEnd: () => void;
  onError: (error: unknown) => void;
}): ReadableStream<Uint8Array> | null {
  const { body, signal, onText, onEnd, onError } = options;
  if (!body) {
    onEnd();
    return null;
  }
  const decoder = new TextDecoder();
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onText(decoder.decode(piece, { stream: true }));
      controller.enqueue(piece);
    },
  });
  body
    .pipeTo(watched.writable, { signal })
    .then(onEnd, (error: unknown) => (signal.aborted ? onEnd() : onError(error)));
  return watched.readable;
}
