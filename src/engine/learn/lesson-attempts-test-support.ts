/** The solution of a lesson with one text replaced by another; an empty text stands for the whole file. */
export interface Attempt {
  slug: string;
  file: string;
  from: string;
  to: string;
}

/** What readers leave out or work around, although the rest works, and what the check tells them. */
export const wrongAttempts: (Attempt & { told: string })[] = [
  {
    slug: 'first-procedure',
    file: 'server.ts',
    from: '',
    to: '',
    told: 'No file exports a router',
  },
  {
    slug: 'first-procedure',
    file: 'server.ts',
    from: '.query(',
    to: '.mutation(',
    told: 'The call failed with METHOD_NOT_SUPPORTED',
  },
  {
    slug: 'first-procedure',
    file: 'client.ts',
    from: 'await trpc.hello.query()',
    to: "'Good morning from the bakery'",
    told: 'is written in client.ts',
  },
  {
    slug: 'input',
    file: 'server.ts',
    from: 'z.number()',
    to: 'z.coerce.number()',
    told: 'responded to { id: "2" } with status 200',
  },
  {
    slug: 'mutations',
    file: 'server.ts',
    from: 'orders.length + 1',
    to: '1',
    told: 'Two orders in a row have the same id',
  },
  {
    slug: 'inference',
    file: 'client.ts',
    from: '(bread: Bread)',
    to: '(bread: any)',
    told: 'client.ts, line 12: "any" keeps TypeScript from finding mistakes.',
  },
  {
    slug: 'inference',
    file: 'client.ts',
    from: "Outputs['bread']['list'][number]",
    to: '{ name: string; cents: number }',
    told: 'client.ts writes out the type of cents',
  },
  {
    slug: 'errors',
    file: 'client.ts',
    from: 'if (!(error instanceof TRPCClientError)) throw error;',
    to: 'if (!(error instanceof TRPCClientError)) return;',
    told: 'The client swallows errors of other classes',
  },
  {
    slug: 'middleware',
    file: 'server.ts',
    from: 'sell: loggedProcedure.mutation(() => {',
    to: "sell: t.procedure.mutation(() => {\n    console.log('bread.sell: failed');",
    told: 'bread.sell still starts with t.procedure',
  },
  {
    slug: 'protected-procedures',
    file: 'server.ts',
    from: 'ctx.customer.toUpperCase()',
    to: "'NOOR'",
    told: 'Expected "Orders of LIN"',
  },
  {
    slug: 'protected-procedures',
    file: 'server.ts',
    from: 'ctx.customer.toUpperCase()',
    to: 'ctx.customer!.toUpperCase()',
    told: 'mine still allows for a customer that is null',
  },
  {
    slug: 'links',
    file: 'client.ts',
    from: 'attempts < 4',
    to: 'attempts < 3',
    told: 'Requests for the humidity, which never works: 3, not 4.',
  },
  {
    slug: 'testing-with-a-caller',
    file: 'server.ts',
    from: 'ctx.hour >= 18',
    to: 'ctx.hour === 18',
    told: 'At 19, server.ts takes an order.',
  },
  // Before the apps, whose last requests may arrive while the next check runs.
  {
    slug: 'subscriptions',
    file: 'server.ts',
    from: 'if (id <= seen) continue;',
    to: '',
    told: 'On the server, skip the orders up to input.lastEventId.',
  },
  {
    slug: 'subscriptions',
    file: 'server.ts',
    from: 'tracked(String(id), order)',
    to: 'order',
    told: 'The third order has no id yet',
  },
  {
    slug: 'react',
    file: 'client.tsx',
    from: " onClick={() => place.mutate({ bread: 'Spelt' })}",
    to: '',
    told: 'There is no new order to show yet.',
  },
  {
    slug: 'optimistic-updates',
    file: 'client.tsx',
    from: 'await queryClient.cancelQueries({ queryKey });',
    to: '',
    told: 'A basket.loaves response from before the press puts the old number back',
  },
  {
    slug: 'infinite-lists',
    file: 'client.tsx',
    from: 'disabled={history.isFetchingNextPage}',
    to: '',
    told: 'A second press requests the pending page again',
  },
  {
    slug: 'infinite-lists',
    file: 'client.tsx',
    from: '{ getNextPageParam: (page) => page.next },',
    to: '',
    told: 'getNextPageParam may be missing from the second argument',
  },
  {
    slug: 'lazy-routers',
    file: 'client.ts',
    from: 'await trpc.menu.query()',
    to: "['Rye', 'Spelt', 'Baguette']",
    told: 'The client does not call menu.',
  },
  {
    slug: 'lazy-routers',
    file: 'server.ts',
    from: "lazy(() => import('./orders'))",
    to: "() => import('./orders').then((file) => file.orderRouter)",
    told: 'server.ts has an import() without lazy() around it',
  },
  {
    slug: 'files',
    file: 'server.ts',
    from: "throw new TRPCError({\n          code: 'BAD_REQUEST',\n          message: 'No photo',\n        });",
    to: '',
    told: 'A form without a photo leads to status',
  },
  {
    slug: 'files',
    file: 'server.ts',
    from: 'z.instanceof(FormData)',
    to: 'z.custom<FormData>()',
    told: 'Its validator accepts more than forms.',
  },
  {
    slug: 'files',
    file: 'server.ts',
    from: `\${photo.name}`,
    to: 'cat.jpg',
    told: 'Expected "Lin gets a cake with dog.png"',
  },
  // The last one, because the app goes on asking.
  {
    slug: 'react',
    file: 'client.tsx',
    from: 'trpc.order.list.queryOptions()',
    to: 'trpc.order.list.queryOptions(undefined, { refetchInterval: 100 })',
    told: 'Requests for the list',
  },
];

/** Other ways to the same goal. */
export const rightAttempts: Attempt[] = [
  {
    slug: 'mutations',
    file: 'server.ts',
    from: 'orders.length + 1',
    to: 'orders.length + 100',
  },
  {
    slug: 'errors',
    file: 'client.ts',
    from: "if (!(error instanceof TRPCClientError)) throw error;\n  console.log('Sorry:', error.message);",
    to: 'if (error instanceof TRPCClientError) console.log(error.message);\n  else throw error;',
  },
  {
    slug: 'middleware',
    file: 'server.ts',
    from: 'const result = await next();',
    to: 'const result = await next({});',
  },
  {
    slug: 'testing-with-a-caller',
    file: 'test.ts',
    from: "createCaller({ customer: 'Noor', hour: 18 })",
    to: '((hour: number) => createCaller({ hour, customer: "Lin" }))(18)',
  },
  {
    slug: 'lazy-routers',
    file: 'server.ts',
    from: "import('./orders')",
    to: "import('./orders').then(({ orderRouter }) => orderRouter)",
  },
];
