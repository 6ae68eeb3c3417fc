import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** An external listener that records any attempt to reach it. */
export interface OutsideListener {
  port: number;
  /** The beginning of all received data, over TCP and UDP. */
  heard: string[];
  close(): void;
}

/** Listens on a port of this machine, because the tests' browsers cannot reach others. */
export async function listenOutside(): Promise<OutsideListener> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => {
      heard.push(data.toString('latin1').split('\r\n')[0] ?? '');
      socket.end('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 0\r\n\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const packets = createSocket('udp4', () => heard.push('UDP packet'));
  await once(packets.bind(port, '127.0.0.1'), 'listening');
  return {
    port,
    heard,
    close() {
      server.close();
      packets.close();
    },
  };
}
