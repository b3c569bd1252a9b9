import { readerForViewer } from '@/lib/access/reader-from';
import { openRedirectPayment, orderSchema } from '@/lib/fulfilment';
import { linkedOrderResponse } from '@/lib/payments/api-schema';
import { toApiOrder } from '@/lib/payments/order/api-form';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** Opens an order to be paid on Stripe's page, which the browser opens at `url`. */
export const POST = route({
  doc: {
    summary: "Opens an order to be paid on Stripe's page",
    status: 201,
    answer: linkedOrderResponse,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'payment',
  body: orderSchema,
  run: async ({ request, viewer, body, language }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const { order, departure } = await openRedirectPayment(reader, body, 'stripe', language);
    const { email: _, ...answer } = toApiOrder(order, viewer.email, language);
    return jsonResponse({ url: departure.url, ...answer }, { status: 201 });
  },
});
