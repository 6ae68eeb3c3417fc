import {
  QueryClientProvider,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient, trpc } from './trpc';

function Orders() {
  const orders = useQuery(trpc.order.list.queryOptions());
  const place = useMutation(
    trpc.order.place.mutationOptions({
      onSuccess: () =>
        queryClient.invalidateQueries(trpc.order.list.queryFilter()),
    }),
  );

  if (orders.isPending) return <p>Loading …</p>;
  if (orders.isError) return <p role="alert">{orders.error.message}</p>;
  return (
    <>
      <h1>Orders</h1>
      <ul>
        {orders.data.map(({ id, bread }) => (
          <li key={id}>{bread}</li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => place.mutate({ bread: 'Spelt' })}
      >
        Order spelt
      </button>
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
