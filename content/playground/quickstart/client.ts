import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc' })],
});

const created = await trpc.userCreate.mutate({
  name: 'Margaret Hamilton',
});
console.log('Created', created.name);

const users = await trpc.userList.query();
for (const user of users) {
  console.log(user.id, user.name);
}
