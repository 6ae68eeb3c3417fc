/** What the runtime brings, by the name under which it is imported. */
export type Packages = Record<string, unknown> & {
  eventsource: { EventSource: typeof EventSource };
};

/** `@trpc/server/adapters/fetch`, as far as the frame uses it. */
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
 * The library refuses to make a server where there is a window, unless it is told that this is meant. Here
 * it always is, and it says nothing to those who learn. Errors come without stacks, as in production.
 */
export function allowInBrowser(packages: Packages): void {
  const { initTRPC } = packages['@trpc/server'] as { initTRPC: Builder };
  const builder: Builder = Object.getPrototypeOf(initTRPC);
  const { create } = builder;
  builder.create = function (options) {
    return create.call(this, { allowOutsideOfServer: true, isDev: false, ...options });
  };
}
