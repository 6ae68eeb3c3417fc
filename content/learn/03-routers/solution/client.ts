import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

const breads = await trpc.bread.list.query();
console.log('We have', breads.map(({ name }) => name).join(', '));

const hours = await trpc.shop.hours.query();
console.log('Open from', hours.opens, 'to', hours.closes);
