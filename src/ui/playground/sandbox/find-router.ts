import type { ModuleExports } from './load-scripts.ts';

/** A file's exports for the server. */
export interface ServerParts {
  router: unknown;
  /** The file's `createContext` export, if any. */
  createContext?: unknown;
}

/** The router among a file's exports: `appRouter`, or any other. */
export function findRouter(exports: ModuleExports): ServerParts | undefined {
  const { appRouter, createContext, ...others } = exports;
  const router = [appRouter, ...Object.values(others)].find(isRouter);
  return router === undefined ? undefined : { router, createContext };
}

function isRouter(value: unknown): boolean {
  const definition = (value as { _def?: { router?: unknown } } | null | undefined)?._def;
  return definition?.router === true;
}
