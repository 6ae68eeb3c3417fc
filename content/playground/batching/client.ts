import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
} from '@trpc/client';
import type { AppRouter } from './server';

const batched = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc' })],
});

// Calls made together share one request.
const [post, likes] = await Promise.all([
  batched.post.query({ id: 1 }),
  batched.likes.query({ postId: 1 }),
]);
console.log(`${post.title} has ${likes} likes.`);

// With httpLink, each of these calls is a separate request.
const single = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/trpc' })],
});
await Promise.all([
  single.post.query({ id: 2 }),
  single.likes.query({ postId: 2 }),
]);
