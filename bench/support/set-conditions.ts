import type { CDPSession } from '@playwright/test';

/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms each way and back. In bytes per second, and milliseconds. */
export const SLOW_4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/**
 * Slows down a page's processor and network, if given.
 *
 * @param options.slowdown factor by which the processor is slower than this machine's
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
