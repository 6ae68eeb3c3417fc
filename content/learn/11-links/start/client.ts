import {
  createTRPCClient,
  httpBatchLink,
  TRPCClientError,
} from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

/** Logs the message of a call that fails. */
async function report(name: string, call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    console.log(name, error.message);
  }
}

await report('Light:', trpc.oven.light.mutate());
await report('Humidity:', trpc.oven.humidity.query());

const degrees = await trpc.oven.temperature.query();
console.log('The oven has', degrees, 'degrees');
