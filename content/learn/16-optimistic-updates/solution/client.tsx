import {
  QueryClientProvider,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient, trpc } from './trpc';

const queryKey = trpc.basket.loaves.queryKey();

function Basket() {
  const loaves = useQuery(trpc.basket.loaves.queryOptions());
  const add = useMutation(
    trpc.basket.add.mutationOptions({
      onMutate: async () => {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueryData(queryKey);
        queryClient.setQueryData(queryKey, (count = 0) => count + 1);
        return before;
      },
      onError: (_error, _input, before) => {
        queryClient.setQueryData(queryKey, before);
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey }),
    }),
  );

  return (
    <>
      <h1>Basket</h1>
      <p>Loaves: {loaves.data ?? '…'}</p>
      <button type="button" onClick={() => add.mutate()}>
        Add a loaf
      </button>
      {add.isError && <p role="alert">{add.error.message}</p>}
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <Basket />
    </QueryClientProvider>,
  );
}
