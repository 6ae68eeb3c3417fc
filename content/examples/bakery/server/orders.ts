import { EventEmitter, on } from 'node:events';
import { TRPCError } from '@trpc/server';
import type { Database } from 'node-sqlite3-wasm';
import { z } from 'zod';
import { products } from './menu';
import { bakerProcedure, router, userProcedure } from './trpc';

const orderRow = z.object({
  id: z.number(),
  product: z.string(),
  count: z.number(),
  status: z.enum(['placed', 'ready']),
});

const changes = new EventEmitter();
// One listener per open subscription.
changes.setMaxListeners(0);

function listOrders(db: Database, userId: number) {
  const rows = db.all(
    'SELECT id, product, count, status FROM orders WHERE userId = ? ORDER BY id',
    userId,
  );
  return z.array(orderRow).parse(rows);
}

export const ordersRouter = router({
  list: userProcedure.query(({ ctx }) =>
    listOrders(ctx.db, ctx.user.id),
  ),

  place: userProcedure
    .input(
      z.object({
        product: z.enum(products),
        count: z.number().int().min(1).max(50),
      }),
    )
    .mutation(({ ctx, input }) => {
      const { lastInsertRowid } = ctx.db.run(
        'INSERT INTO orders (product, count, userId) VALUES (?, ?, ?)',
        [input.product, input.count, ctx.user.id],
      );
      changes.emit('change', ctx.user.id);
      return { id: Number(lastInsertRowid) };
    }),

  finish: bakerProcedure
    .input(z.number())
    .mutation(({ ctx, input }) => {
      const row = ctx.db.get(
        `UPDATE orders SET status = 'ready'
       WHERE id = ? AND status = 'placed' RETURNING userId`,
        input,
      );
      if (!row) throw new TRPCError({ code: 'NOT_FOUND' });
      changes.emit('change', row.userId);
    }),

  watch: userProcedure.subscription(async function* ({ ctx, signal }) {
    // Listening begins first, so no change is lost between the two.
    const changed = on(changes, 'change', { signal });
    yield listOrders(ctx.db, ctx.user.id);
    for await (const [userId] of changed) {
      if (userId === ctx.user.id) yield listOrders(ctx.db, ctx.user.id);
    }
  }),
});
