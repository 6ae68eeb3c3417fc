import {
  QueryClientProvider,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient, trpc } from './trpc';

function History() {
  const history = useInfiniteQuery(
    trpc.order.page.infiniteQueryOptions(
      {},
      { getNextPageParam: (page) => page.next },
    ),
  );
  const ids = history.data?.pages.flatMap((page) => page.ids) ?? [];

  return (
    <>
      <h1>Orders so far</h1>
      <ul>
        {ids.map((id) => (
          <li key={id}>Order {id}</li>
        ))}
      </ul>
      {history.hasNextPage && (
        <button
          type="button"
          disabled={history.isFetchingNextPage}
          onClick={() => history.fetchNextPage()}
        >
          Older orders
        </button>
      )}
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
