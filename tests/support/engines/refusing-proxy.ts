import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A proxy for all requests to other machines: it refuses and records them. */
export interface RefusingProxy {
  /** `host:port` */
  address: string;
  /** First lines of the requests: method and address, or the host of an encrypted one. */
  requests: string[];
  close(): void;
}

export async function startRefusingProxy(): Promise<RefusingProxy> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.once('data', (head) => {
      requests.push(String(head).split(' HTTP/', 1)[0] ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    address: `127.0.0.1:${address.port}`,
    requests,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
