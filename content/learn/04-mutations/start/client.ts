import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

const order = await trpc.order.place.mutate({
  breadId: 1,
  count: 2,
});
console.log('Order', order.id, 'is in');

const orders = await trpc.order.list.query();
console.log('Orders so far:', orders.length);
