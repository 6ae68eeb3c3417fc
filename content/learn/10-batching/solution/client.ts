import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

const [menu, hours, news] = await Promise.all([
  trpc.menu.query(),
  trpc.hours.query(),
  trpc.news.query(),
]);

console.log(menu.join(', '));
console.log('Open from', hours.opens, 'to', hours.closes);
console.log(news);
