/** Two changes of one order at the same time, with the TanStack Query integration. */
import { expect, test, vi } from 'vitest';
import {
  MutationObserver,
  QueryClient,
  QueryObserver,
} from '../../content/docs/v11/node_modules/@tanstack/react-query/build/modern/index.js';
import { createTRPCOptionsProxy } from '../../content/docs/v11/node_modules/@trpc/tanstack-react-query/dist/index.mjs';
import { initTRPC, z } from './v11.ts';

const t = initTRPC.create();

function serveOrder() {
  let product = 'rye';
  const running = new Map<string, () => void>();
  const router = t.router({
    byId: t.procedure.input(z.number()).query(() => ({ product })),
    change: t.procedure.input(z.object({ product: z.string() })).mutation(async ({ input }) => {
      await new Promise<void>((resolve) => running.set(input.product, resolve));
      product = input.product;
    }),
  });
  const finish = async (change: string) => {
    await vi.waitFor(() => expect([...running.keys()]).toContain(change));
    running.get(change)?.();
  };
  return { router, finish };
}

test.each([
  ['refetch after every change', false, ['rolls', 'cake', 'rolls', 'cake']],
  ['refetch after the last change', true, ['rolls', 'cake']],
])('client/tanstack-react-query/usage#pitfalls: %s', async (_, isLastOnly, expected) => {
  const { router, finish } = serveOrder();
  const queryClient = new QueryClient();
  const trpc = createTRPCOptionsProxy<typeof router>({ router, ctx: {}, queryClient });
  const queryKey = trpc.byId.queryKey(1);
  const seen: unknown[] = [];
  const order = new QueryObserver(queryClient, trpc.byId.queryOptions(1) as object as never);
  const stop = order.subscribe(({ data }) => {
    const { product } = (data ?? {}) as { product?: string };
    if (product !== undefined && product !== seen.at(-1)) seen.push(product);
  });
  await vi.waitFor(() => expect(seen).toEqual(['rye']));
  seen.length = 0;

  const change = async (product: string) => {
    const options = trpc.change.mutationOptions({
      onMutate: async (input) => {
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, input);
      },
      onSettled: () => {
        const mutationKey = trpc.change.mutationKey();
        if (isLastOnly && queryClient.isMutating({ mutationKey }) > 1) return undefined;
        return queryClient.invalidateQueries(trpc.byId.pathFilter());
      },
    });
    return new MutationObserver(queryClient, options as object).mutate({ product } as never);
  };
  const first = change('rolls');
  await vi.waitFor(() => expect(seen).toEqual(['rolls']));
  const second = change('cake');
  await vi.waitFor(() => expect(seen).toEqual(['rolls', 'cake']));
  await finish('rolls');
  await first;
  await finish('cake');
  await second;
  expect(seen).toEqual(expected);
  stop();
});
