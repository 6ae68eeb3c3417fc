import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: '/trpc' })],
});

// Both calls share one request. The weather arrives immediately,
// and each step of the countdown as soon as it is yielded.
const [weather, countdown] = await Promise.all([
  trpc.weather.query(),
  trpc.countdown.query({ from: 3 }),
]);
console.log('The sky is', weather.sky);

for await (const step of countdown) {
  console.log(step);
}
