import {
  QueryClientProvider,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient, trpc } from './trpc';

function History() {
  const history = useQuery(trpc.order.page.queryOptions({}));
  const ids = history.data?.ids ?? [];

  return (
    <>
      <h1>Orders so far</h1>
      <ul>
        {ids.map((id) => (
          <li key={id}>Order {id}</li>
        ))}
      </ul>
      <button type="button">Older orders</button>
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <History />
    </QueryClientProvider>,
  );
}
