import {
  createTRPCClient,
  httpBatchLink,
  retryLink,
  TRPCClientError,
} from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [
    retryLink({
      retry: ({ op, attempts }) => op.type === 'query' && attempts < 4,
    }),
    httpBatchLink({ url: 'http://localhost:3000/trpc' }),
  ],
});

try {
  await trpc.oven.light.mutate();
} catch (error) {
  if (!(error instanceof TRPCClientError)) throw error;
  console.log('Light:', error.message);
}

const degrees = await trpc.oven.temperature.query();
console.log('The oven has', degrees, 'degrees');
