import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packIndexFile } from '#shared/search/search-index-file.ts';
import { loadIndexFile } from './load-index-file.ts';

const FILE = '/assets/search-docs.json';
const CONTENT = JSON.stringify(packIndexFile({ pages: [] }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that sends a chunk every `pause` milliseconds and is silent after the last one. */
function stubServer(options: { chunks: string[]; pause: number; isComplete: boolean }) {
  const { chunks, pause, isComplete } = options;
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason));
        for (const chunk of chunks) {
          await new Promise((resolve) => setTimeout(resolve, pause));
          controller.enqueue(new TextEncoder().encode(chunk));
        }
        if (isComplete) controller.close();
      },
    });
    return new Response(body);
  });
}

test('a slow file may take longer than a silence, because its parts keep arriving', async () => {
  stubServer({ chunks: [...CONTENT], pause: 5000, isComplete: true });
  const file = loadIndexFile(FILE);
  await vi.runAllTimersAsync();
  await expect(file).resolves.toEqual({ pages: [] });
});

test('a file may wait for another one, because a server may send them one after the other', async () => {
  stubServer({ chunks: [...CONTENT], pause: 5000, isComplete: true });
  const first = loadIndexFile(FILE);
  stubServer({ chunks: [CONTENT], pause: 5000 * CONTENT.length + 5000, isComplete: true });
  const second = loadIndexFile('/assets/search-messages.json');
  await vi.runAllTimersAsync();
  await expect(first).resolves.toEqual({ pages: [] });
  await expect(second).resolves.toEqual({ pages: [] });
});

test('a file that stops arriving is given up', async () => {
  stubServer({ chunks: [CONTENT.slice(0, 3)], pause: 5000, isComplete: false });
  const outcome = expect(loadIndexFile(FILE)).rejects.toThrow(`${FILE} stopped arriving.`);
  await vi.runAllTimersAsync();
  await outcome;
});

test('a server that never answers is given up', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const outcome = expect(loadIndexFile(FILE)).rejects.toThrow(`${FILE} stopped arriving.`);
  await vi.runAllTimersAsync();
  await outcome;
});

test('a refusal names its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(loadIndexFile(FILE)).rejects.toThrow('status 404');
});
