import {
  createTRPCClient,
  httpBatchLink,
  TRPCClientError,
} from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

const rye = await trpc.bread.byId.query({ id: 1 });
console.log('Found', rye.name);

try {
  // There is no such bread.
  const missing = await trpc.bread.byId.query({ id: 9 });
  console.log('Found', missing.name);
} catch (error) {
  if (!(error instanceof TRPCClientError)) throw error;
  console.log('Sorry:', error.message);
}
