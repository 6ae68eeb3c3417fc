/** The releases that the 11.x pages are compiled against, for tests of the pages' claims. */
export * from '../../content/docs/v11/node_modules/@trpc/client/dist/index.mjs';
export { fetchRequestHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/fetch/index.mjs';
export { createHTTPServer } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
export { getHTTPStatusCodeFromError } from '../../content/docs/v11/node_modules/@trpc/server/dist/http.mjs';
export {
  type AnyTRPCRouter,
  initTRPC,
  lazy,
  StandardSchemaV1Error,
  TRPCError,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
export { TRPC_ERROR_CODES_BY_KEY } from '../../content/docs/v11/node_modules/@trpc/server/dist/rpc.mjs';
export { type } from '../../content/docs/v11/node_modules/arktype/out/index.js';
// @ts-expect-error Its types are found by the name of the package only.
export * as devalue from '../../content/docs/v11/node_modules/devalue/index.js';
export { default as superjson } from '../../content/docs/v11/node_modules/superjson/dist/index.js';
// @ts-expect-error Its types are found by the name of the package only.
export * as superstruct from '../../content/docs/v11/node_modules/superstruct/dist/index.mjs';
export * as v from '../../content/docs/v11/node_modules/valibot/dist/index.mjs';
export * as yup from '../../content/docs/v11/node_modules/yup/index.js';
export { ZodError, z } from '../../content/docs/v11/node_modules/zod/index.js';

import { fetchRequestHandler } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/fetch/index.mjs';
import type { AnyTRPCRouter } from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';

type HandlerOptions = Partial<Parameters<typeof fetchRequestHandler<AnyTRPCRouter>>[0]>;

/** Sends a request to a router through the fetch adapter and reads the response. */
export async function request(
  router: AnyTRPCRouter,
  path: string,
  init: RequestInit = {},
  options: HandlerOptions = {},
) {
  const response = await fetchRequestHandler({
    router,
    endpoint: '/',
    req: new Request(`http://test.local${path}`, init),
    createContext: () => ({}),
    ...options,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text),
  };
}

/** The rejection reason of a promise. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The promise did not reject');
}
