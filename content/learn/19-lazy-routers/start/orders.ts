import { t } from './trpc';

console.log('orders.ts has loaded, with a library for invoices');

export const orderRouter = t.router({
  invoice: t.procedure.query(() => 'Invoice 1: 2 Rye, €8.40'),
});
