import {
  createTRPCClient,
  httpBatchLink,
  isTRPCClientError,
} from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc' })],
});

// The types are right but the values are invalid, so the server
// rejects them. With age: '12', the compiler would reject them.
try {
  await trpc.signUp.mutate({ email: 'ada@', age: 12 });
} catch (error) {
  if (!isTRPCClientError<AppRouter>(error)) throw error;
  console.log(error.data?.code, error.data?.httpStatus);
  console.log(error.data?.fields);
}

const account = await trpc.signUp.mutate({
  email: 'ada@example.com',
  age: 36,
});
console.log('Welcome,', account.welcome);
