import { createTRPCClient, httpBatchLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: 'http://localhost:3000/trpc',
      transformer: superjson,
    }),
  ],
});

const minutes = (from: Date, to: Date) =>
  (to.getTime() - from.getTime()) / 60_000;

const order = await trpc.order.next.query();
console.log(
  'Ready after',
  minutes(order.placed, order.ready),
  'minutes',
);

const later = await trpc.order.postpone.mutate({
  ready: new Date('2026-03-06T09:00:00Z'),
});
console.log('Later:', minutes(later.placed, later.ready), 'minutes');
