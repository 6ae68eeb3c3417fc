import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

const menu = await trpc.menu.query();
console.log('We have', menu.join(', '));

console.log(await trpc.order.invoice.query());
