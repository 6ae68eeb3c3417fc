import {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createRoot } from 'react-dom/client';
import type { AppRouter } from './server';
import { TRPCProvider, useTRPC } from './trpc';

function Todos() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const todos = useQuery(trpc.todoList.queryOptions());
  const add = useMutation(
    trpc.todoAdd.mutationOptions({
      // Fetches the list again, as the network panel shows.
      onSuccess: () =>
        queryClient.invalidateQueries(trpc.todoList.queryFilter()),
    }),
  );
  return (
    <form
      action={(form) =>
        add.mutate({ title: String(form.get('title')) })
      }
    >
      <h1>Todos</h1>
      <ul>
        {todos.data?.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <label>
        Something to do <input name="title" />
      </label>{' '}
      <button type="submit">Add</button>
      {add.error && <p role="alert">{add.error.message}</p>}
    </form>
  );
}

const queryClient = new QueryClient();
const trpcClient = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc' })],
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        <Todos />
      </TRPCProvider>
    </QueryClientProvider>,
  );
}
