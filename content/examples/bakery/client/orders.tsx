import { useMutation, useQuery } from '@tanstack/react-query';
import { useSubscription } from '@trpc/tanstack-react-query';
import { queryClient, trpc } from './trpc';

export function Orders({ email }: { email: string }) {
  const menu = useQuery(trpc.menu.list.queryOptions());
  const orders = useSubscription(
    trpc.orders.watch.subscriptionOptions(),
  );
  const place = useMutation(trpc.orders.place.mutationOptions());
  const signOut = useMutation(
    trpc.auth.signOut.mutationOptions({
      onSuccess: () => queryClient.resetQueries(),
    }),
  );

  return (
    <>
      <h1>Your orders</h1>
      {menu.data?.map((product) => (
        <button
          key={product}
          type="button"
          disabled={place.isPending}
          onClick={() => place.mutate({ product, count: 1 })}
        >
          Order {product}
        </button>
      ))}
      {place.error && <p role="alert">{place.error.message}</p>}
      <ul aria-live="polite">
        {orders.data?.map((order) => (
          <li key={order.id}>
            {order.count} × {order.product}: {order.status}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => signOut.mutate()}>
        Sign out {email}
      </button>
    </>
  );
}
