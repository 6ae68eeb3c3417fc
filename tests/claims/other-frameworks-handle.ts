/** Source of the page's shared handler, with a mutation, for samples that only show how to call it. */
export const handleSource = `
  import { initTRPC } from '@trpc/server';
  import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
  const t = initTRPC.create();
  const router = t.router({
    price: t.procedure.query(() => 450),
    order: t.procedure.input((input) => input).mutation(({ input }) => input),
  });
  export const handle = (req) => fetchRequestHandler({ endpoint: '/trpc', req, router });`;
