import type { Server } from '@wren/server';

/** A client of one server. */
export interface Client {
  server: Server;
}

/** Reaches a server. */
export function connect(server: Server): Client {
  return { server };
}
