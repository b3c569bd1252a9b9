import { z } from 'zod';
import { readerForViewer } from '@/lib/access/reader-from';
import { openRedirectPayment, orderSchema } from '@/lib/fulfilment';
import { hostedOrderResponse } from '@/lib/payments/api-schema';
import { toApiOrder } from '@/lib/payments/order/api-form';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** Opens an order to be paid on PayFast's page: the browser posts `formData` to `payfastUrl`. */
export const POST = route({
  doc: {
    summary: 'Opens an order to be paid on the hosted card page',
    status: 201,
    answer: hostedOrderResponse.extend({ payfastUrl: z.string() }),
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'payment',
  body: orderSchema,
  run: async ({ request, viewer, body, language }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const { order, departure } = await openRedirectPayment(reader, body, 'payfast', language);
    const { email: _, ...answer } = toApiOrder(order, viewer.email, language);
    return jsonResponse(
      { payfastUrl: departure.url, formData: departure.fields, ...answer },
      { status: 201 },
    );
  },
});
