import { expect, test } from 'vitest';
import { askAddresses } from './ask-addresses.ts';

/** Requests without a network: responses come one after the other, as late as possible. */
async function run(addresses: string[], limits: { total: number; perHost: number }) {
  const underWay = new Map<string, number>();
  const waiting: (() => void)[] = [];
  const most = { total: 0, perHost: 0 };
  const order: string[] = [];
  const result = askAddresses({
    addresses,
    limits,
    ask: async (address) => {
      const { host } = new URL(address);
      order.push(address);
      underWay.set(host, (underWay.get(host) ?? 0) + 1);
      most.perHost = Math.max(most.perHost, underWay.get(host) ?? 0);
      most.total = Math.max(
        most.total,
        [...underWay.values()].reduce((a, b) => a + b, 0),
      );
      await new Promise<void>((resolve) => waiting.push(resolve));
      underWay.set(host, (underWay.get(host) ?? 0) - 1);
      return address.length;
    },
  });
  let isDone = false;
  const done = result.then(() => {
    isDone = true;
  });
  while (!isDone) {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await done;
  return { answers: await result, most, order };
}

const addressesOf = (hosts: number, pages: number) =>
  Array.from({ length: hosts }, (_, host) =>
    Array.from({ length: pages }, (_, page) => `https://h${host}.example/${page}`),
  ).flat();

test('never more at once than allowed, in all and to one host', async () => {
  const { answers, most } = await run(addressesOf(5, 10), { total: 6, perHost: 2 });
  expect(answers.size).toBe(50);
  expect(most).toEqual({ total: 6, perHost: 2 });
});

test('a host with many addresses does not hold up the others', async () => {
  const many = addressesOf(1, 10);
  const { order } = await run([...many, 'https://other.example/'], { total: 3, perHost: 2 });
  expect(order.indexOf('https://other.example/')).toBeLessThan(3);
});

test('each address once; none is fine too', async () => {
  const limits = { total: 2, perHost: 2 };
  const { order } = await run(['https://a.example/', 'https://a.example/'], limits);
  expect(order).toHaveLength(1);
  expect((await run([], limits)).answers.size).toBe(0);
});
