import {
  createTRPCClient,
  httpBatchLink,
  isTRPCClientError,
} from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc' })],
});

// The types are right, the values are not: the server says no.
// Write age: '12' to hear it from the compiler instead.
try {
  await trpc.signUp.mutate({ email: 'ada@', age: 12 });
} catch (error) {
  if (!isTRPCClientError<AppRouter>(error)) throw error;
  console.log(error.data?.code, error.data?.httpStatus);
  console.log(error.data?.fields);
}

const answer = await trpc.signUp.mutate({
  email: 'ada@example.com',
  age: 36,
});
console.log('Welcome,', answer.welcome);
