import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Orders } from './orders';
import { SignIn } from './sign-in';
import { queryClient, trpc } from './trpc';

function App() {
  const me = useQuery(trpc.auth.me.queryOptions());
  if (me.isPending) return <p>Loading</p>;
  if (me.isError) return <p role="alert">{me.error.message}</p>;
  return me.data ? <Orders email={me.data.email} /> : <SignIn />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <App />
  </QueryClientProvider>,
);
