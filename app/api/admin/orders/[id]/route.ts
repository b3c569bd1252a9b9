import { orderHistoryResponse } from '@/lib/payments/api-schema';
import { orderHistory } from '@/lib/payments/order/order-history';
import { orderParamsSchema } from '@/lib/payments/schema';
import { route } from '@/lib/platform/http/route';

/** The history consists of attempts, ledger, events, refunds and disputes. */
export const GET = route({
  doc: {
    summary: 'Returns an order with its history',
    answer: orderHistoryResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  params: orderParamsSchema,
  run: ({ params, t }) => orderHistory(params.id, t),
});
