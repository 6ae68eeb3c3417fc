import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpSubscriptionLink({ url: '/trpc' })],
});

const subscription = trpc.ticks.subscribe(
  { lastEventId: null },
  {
    onStarted: () => console.log('Connected'),
    onData: (event) => {
      console.log('Tick', event.data.count);
      // This also ends the request in the network panel.
      if (event.data.count === 5) subscription.unsubscribe();
    },
    onError: (error) => console.error(error.message),
  },
);
