import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: '/trpc' })],
});

// One request. The quick answer does not wait for the slow one,
// and the slow one arrives as it is made.
const [weather, countdown] = await Promise.all([
  trpc.weather.query(),
  trpc.countdown.query({ from: 3 }),
]);
console.log('The sky is', weather.sky);

for await (const step of countdown) {
  console.log(step);
}
