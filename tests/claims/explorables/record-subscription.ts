import type {
  SubscriptionEventKind,
  SubscriptionRun,
  SubscriptionSettings,
} from '#ui/explorable/subscription/recording.ts';
import { EventSource } from '../../../content/docs/v11/node_modules/eventsource/dist/index.js';
import { createTRPCClient, httpSubscriptionLink } from '../v11.ts';
import { onClock, wait } from './clock.ts';
import { createLine } from './line.ts';
import { createSightingsServer } from './sightings-server.ts';

/** Length of a recording, in tenths of a second. */
export const TOTAL = 120;

/** Time between two sightings. */
const PAUSE = 10;

/** Subscribes through the real link, cuts the line, and records the events until the end. */
export function recordSubscription(settings: SubscriptionSettings): Promise<SubscriptionRun> {
  return onClock(async (now) => {
    const events: SubscriptionRun = [];
    const note = (kind: SubscriptionEventKind, value: unknown = '') => {
      events.push([Math.floor(now() / 100), kind, String(value)]);
    };
    const { router, add } = createSightingsServer({
      noteSend: (sighting) => note('send', sighting),
      noteStart: (lastEventId) => note('reach', lastEventId),
    });
    const line = createLine(router);
    const trpc = createTRPCClient<typeof router>({
      links: [
        httpSubscriptionLink({
          url: 'http://localhost:3000',
          EventSource,
          eventSourceOptions: {
            async fetch(input: URL | string, init?: RequestInit) {
              note('request', new Headers(init?.headers).get('last-event-id') ?? '');
              try {
                return await line.fetch(input, init);
              } catch (error) {
                note('refuse');
                throw error;
              }
            },
          } as object,
        }),
      ],
    });

    const subscription = trpc[settings.procedure].subscribe(
      { species: 'heron' },
      {
        onData: (sighting) => note('arrive', 'data' in sighting ? sighting.data.id : sighting.id),
        onConnectionStateChange: ({ state }) => note('state', state),
      },
    );
    await Promise.all([
      ...Array.from({ length: TOTAL / PAUSE - 1 }, async (_, index) => {
        const sighting = index + 1;
        await wait(sighting * PAUSE * 100);
        note('sighting', sighting);
        add({ id: sighting, species: 'heron' });
      }),
      // In the middle of a tenth: a sighting of the same moment is on its way.
      wait(settings.cut * 100 + 50).then(() => {
        note('cut');
        line.cut();
      }),
      wait((settings.cut + settings.outage) * 100 + 50).then(() => {
        note('mend');
        line.mend();
      }),
      wait(TOTAL * 100),
    ]);
    const recorded = [...events];
    subscription.unsubscribe();
    return recorded;
  });
}
