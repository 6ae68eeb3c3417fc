import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  retryLink,
  splitLink,
  type TRPCLink,
} from '@trpc/client';
import { observable, tap } from '@trpc/server/observable';
import type { AppRouter } from './server';

// A custom link, which sees each call and its result.
const watchLink: TRPCLink<AppRouter> = () => {
  return ({ op, next }) =>
    observable((observer) => {
      console.info('->', op.type, op.path);
      return next(op)
        .pipe(
          tap({
            next: () => console.info('<-', op.path),
            error: () => console.info('<- failed:', op.path),
          }),
        )
        .subscribe(observer);
    });
};

const trpc = createTRPCClient<AppRouter>({
  links: [
    retryLink({
      retry: ({ op, attempts }) => op.type === 'query' && attempts < 5,
    }),
    watchLink,
    splitLink({
      condition: (op) => op.type === 'mutation',
      true: httpLink({ url: '/trpc' }),
      false: httpBatchLink({ url: '/trpc' }),
    }),
  ],
});

console.log(await trpc.flaky.query());
console.log(await trpc.save.mutate());
