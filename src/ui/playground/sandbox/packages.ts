/** The runtime's packages by import name. */
export type Packages = Record<string, unknown> & {
  eventsource: { EventSource: typeof EventSource };
};

/** The part of `@trpc/server/adapters/fetch` that the frame uses. */
export interface FetchAdapter {
  fetchRequestHandler(options: {
    req: Request;
    endpoint: string;
    router: unknown;
    createContext?: unknown;
  }): Promise<Response>;
}

interface Builder {
  create(options?: object): unknown;
}

/**
 * The library refuses to create a server in a browser unless it is explicitly allowed. Here it always is, without a
 * message to the reader. Errors have no stacks, as in production.
 */
export function allowInBrowser(packages: Packages): void {
  const { initTRPC } = packages['@trpc/server'] as { initTRPC: Builder };
  const builder: Builder = Object.getPrototypeOf(initTRPC);
  const { create } = builder;
  builder.create = function (options) {
    return create.call(this, { allowOutsideOfServer: true, isDev: false, ...options });
  };
}
