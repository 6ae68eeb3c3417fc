import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

const bread = await trpc.bread.query({ id: 2 });
console.log(bread?.name, 'costs', bread?.price);
