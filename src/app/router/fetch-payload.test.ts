import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchPayload } from './fetch-payload.ts';

async function serve(status: number, type: string | undefined, body: string): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, type ? { 'content-type': type } : {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/payload.txt`;
}

test('[R3] a payload comes whole, whatever the host calls it', async () => {
  expect(await fetchPayload(await serve(200, 'text/plain; charset=utf-8', '0:"größer"'))).toBe(
    '0:"größer"',
  );
  expect(await fetchPayload(await serve(200, undefined, '0:1'))).toBe('0:1');
});

test('[R3] what is no payload does not keep its connection busy', async () => {
  let isOver = () => {};
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  const server = createServer((_, response) => {
    response.on('close', isOver);
    response.writeHead(404, { 'content-type': 'text/plain' }).write('It goes on');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await expect(fetchPayload(`http://127.0.0.1:${port}/`)).rejects.toThrow('status 404');
  await over;
});

test('[R3] whatever else a host answers is no payload', async () => {
  const missing = await serve(404, 'text/plain', 'Not here.');
  await expect(fetchPayload(missing)).rejects.toThrow(`${missing} responded with status 404.`);
  const page = await serve(200, 'text/html', '<title>Not found</title>');
  await expect(fetchPayload(page)).rejects.toThrow(
    `${page} responded with HTML instead of a payload.`,
  );
});
