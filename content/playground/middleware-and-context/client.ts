import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const connect = (token?: string) =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: '/trpc',
        headers: token ? { authorization: token } : {},
      }),
    ],
  });

const stranger = connect();
console.log(await stranger.hello.query());
await stranger.diary.query().catch((error) => {
  console.log('The diary is closed:', error.message);
});

const ada = connect('secret');
console.log(await ada.hello.query());
console.log(await ada.diary.query());
