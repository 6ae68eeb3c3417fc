import type { CDPSession } from '@playwright/test';

/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms each way and back. In bytes a second, and milliseconds. */
export const SLOW_4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/**
 * Makes a page's processor slower, and its network, as far as they are given.
 *
 * @param options.slowdown how many times slower than this machine's the processor is
 */
export async function setConditions(
  session: CDPSession,
  options: { slowdown: number; network?: typeof SLOW_4G },
): Promise<void> {
  const { slowdown, network } = options;
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}
