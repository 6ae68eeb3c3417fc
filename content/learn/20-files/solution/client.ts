import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  isNonJsonSerializable,
  splitLink,
} from '@trpc/client';
import type { AppRouter } from './server';

const url = 'http://localhost:3000/trpc';

const trpc = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ input }) => isNonJsonSerializable(input),
      true: httpLink({ url }),
      false: httpBatchLink({ url }),
    }),
  ],
});

const form = new FormData();
form.set('name', 'Noor');
form.set('photo', new File(['a cat with a hat'], 'cat.jpg'));

const [prices, cake] = await Promise.all([
  trpc.cake.prices.query(),
  trpc.cake.order.mutate(form),
]);
console.log('A large cake costs', prices.large, 'cents');
console.log(cake);
