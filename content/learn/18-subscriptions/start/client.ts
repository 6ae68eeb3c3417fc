import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpSubscriptionLink({ url: 'http://localhost:3000/trpc' })],
});

let lastEventId: string | undefined;

/** Shows this many orders, then unsubscribes. */
function watch(count: number) {
  return new Promise<void>((resolve, reject) => {
    let shown = 0;
    const subscription = trpc.order.incoming.subscribe(
      { lastEventId },
      {
        onData(order) {
          console.log('Bake', order);
          shown += 1;
          if (shown < count) return;
          subscription.unsubscribe();
          resolve();
        },
        onError: reject,
      },
    );
  });
}

await watch(3);
console.log('The tablet is off, and on again');
await watch(2);
