import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './server';

type Outputs = inferRouterOutputs<AppRouter>;
type Bread = Outputs['bread']['list'][number];

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

function label(bread: Bread) {
  return `${bread.name}: €${bread.price.toFixed(2)}`;
}

const breads = await trpc.bread.list.query();
console.log(breads.map(label).join(', '));
