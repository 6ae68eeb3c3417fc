/** A server that listens. */
export interface Server {
  /** Where it listens. */
  port: number;
}

/** Starts a server. */
export function serve(port: number): Server {
  return { port };
}
