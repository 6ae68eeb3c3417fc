import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpLink({ url: 'http://localhost:3000/trpc' })],
});

const menu = await trpc.menu.query();
const hours = await trpc.hours.query();
const news = await trpc.news.query();

console.log(menu.join(', '));
console.log('Open from', hours.opens, 'to', hours.closes);
console.log(news);
