import {
  createTRPCClient,
  httpBatchLink,
  TRPCClientError,
} from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

const breads = await trpc.bread.list.query();
console.log('We have', breads.length, 'breads');

try {
  await trpc.bread.sell.mutate();
} catch (error) {
  if (!(error instanceof TRPCClientError)) throw error;
  console.log('Sorry:', error.message);
}
