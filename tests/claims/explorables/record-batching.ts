import type { BatchingRun, BatchingSettings } from '#ui/explorable/batching/recording.ts';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, initTRPC, z } from '../v11.ts';
import { onClock, wait } from './clock.ts';
import { createNetwork } from './network.ts';

const t = initTRPC.create();

/** Duration of the calls' procedures. */
const work = {
  even: () => 20,
  growing: (call: number) => 20 * (call + 1),
  first: (call: number) => (call === 0 ? 80 : 20),
};

/** Calls a real router through the real links and records the timing. */
export function recordBatching(settings: BatchingSettings): Promise<BatchingRun> {
  return onClock(async (now) => {
    const calls = Array.from({ length: settings.calls }, () => {
      return { called: 0, request: 0, began: 0, returned: 0, resolved: 0 };
    });
    const router = t.router({
      station: {
        forecasts: t.procedure.input(z.string()).query(async ({ input }) => {
          const place = stations.indexOf(input);
          const call = calls[place];
          if (!call) throw new Error(`${input} was not called.`);
          call.began = now();
          await wait(work[settings.work](place));
          call.returned = now();
          return 31;
        }),
      },
    });
    const { fetch, exchanges } = createNetwork({ router, now });
    const linkOptions = {
      url: 'http://localhost:3000',
      fetch,
      ...(settings.maxItems > 0 && { maxItems: settings.maxItems }),
      ...(settings.maxURLLength > 0 && { maxURLLength: settings.maxURLLength }),
    };
    const trpc = createTRPCClient<typeof router>({
      links: [
        settings.link === 'stream' ? httpBatchStreamLink(linkOptions) : httpBatchLink(linkOptions),
      ],
    });
    const make = async (call: BatchingRun['calls'][number], place: number) => {
      if (settings.starts === 'apart') await wait(15 * place);
      call.called = now();
      await trpc.station.forecasts.query(stations[place] ?? '');
      call.resolved = now();
    };
    if (settings.starts === 'awaited') {
      for (const [place, call] of calls.entries()) await make(call, place);
    } else {
      await Promise.all(calls.map(make));
    }
    for (const [place, call] of calls.entries()) {
      call.request = exchanges.findIndex(({ url }) =>
        decodeURIComponent(url).includes(`"${stations[place]}"`),
      );
    }
    return {
      calls,
      requests: exchanges.map(({ sent, url, received }) => ({
        sent,
        address: url.length,
        received,
      })),
    };
  });
}

/**
 * Inputs of the same length, so that each call adds the same number of characters to an address.
 */
const stations = ['Pier', 'Farm', 'Hill', 'Lake', 'Mill', 'Park'];
