import {
  QueryClientProvider,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient, trpc } from './trpc';

function Orders() {
  // Ask for the orders here.

  return (
    <>
      <h1>Orders</h1>
      <p>Nobody has asked the server yet.</p>
      <button type="button">Order spelt</button>
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Orders />
    </QueryClientProvider>,
  );
}
