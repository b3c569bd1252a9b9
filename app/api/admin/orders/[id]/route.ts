import { route } from '@/lib/http/route';
import { orderHistory } from '@/lib/orders/queries/order-history';
import { orderParamsSchema } from '@/lib/orders/schema';

/** One order with its whole history: attempts, ledger, notices, refunds, disputes. */
export const GET = route({
  access: 'admin',
  limit: 'read',
  params: orderParamsSchema,
  run: ({ params }) => orderHistory(params.id),
});
