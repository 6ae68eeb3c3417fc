import {
  createTRPCClient,
  httpBatchLink,
  TRPCClientError,
} from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

try {
  const rye = await trpc.bread.byId.query({ id: 1 });
  console.log(rye.name, 'costs', rye.cents, 'cents');

  const baguette = await trpc.bread.byId.query({ id: 3 });
  console.log(baguette.name, 'costs', baguette.cents, 'cents');
} catch (error) {
  if (!(error instanceof TRPCClientError)) throw error;
  console.log('Sorry:', error.message);
}
