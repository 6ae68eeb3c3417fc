import type { Commands, Event } from 'webdriver-bidi-protocol';
import { WebSocket } from 'ws';
import { MAX_COMMAND_TIME_MS } from './engine.ts';

/** A connection in the WebDriver BiDi protocol. */
export interface Bidi {
  send<Name extends keyof Commands>(
    method: Name,
    params: Commands[Name]['params'],
  ): Promise<Commands[Name]['returnType']>;
  onEvent(listener: (event: Event) => void): void;
  close(): void;
}

interface Answer {
  id?: number | null;
  result?: unknown;
  error?: string;
  message?: string;
}

/** @param url of the browser's socket */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url, { handshakeTimeout: MAX_COMMAND_TIME_MS });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners: ((event: Event) => void)[] = [];
  let lastId = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Answer & Event;
    if (typeof message.id === 'number') waiting.get(message.id)?.(message);
    else for (const listener of listeners) listener(message);
  });
  // Pending commands are rejected immediately instead of timing out.
  const fail = (error: string) => {
    for (const settle of waiting.values()) settle({ error });
  };
  socket.on('close', () => fail('the browser has closed the connection'));
  socket.on('error', ({ message }) => fail(message));

  return {
    send(method, params) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const settle = ({ result, error, message }: Answer) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error === undefined) resolve(result as never);
          else reject(new Error(`${method}: ${message ?? error}`));
        };
        const timer = setTimeout(
          () => settle({ error: `no answer within ${MAX_COMMAND_TIME_MS} ms` }),
          MAX_COMMAND_TIME_MS,
        );
        waiting.set(id, settle);
        socket.send(JSON.stringify({ id, method, params }), (error) => {
          if (error) settle({ error: error.message });
        });
      });
    },
    onEvent: (listener) => listeners.push(listener),
    close: () => socket.terminate(),
  };
}
