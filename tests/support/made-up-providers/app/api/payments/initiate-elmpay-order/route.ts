import { z } from 'zod';
import { readerForViewer } from '@/lib/access/reader-from';
import { openRedirectPayment, orderSchema } from '@/lib/fulfilment';
import { hostedOrderResponse } from '@/lib/payments/api-schema';
import { toApiOrder } from '@/lib/payments/order/api-form';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** Opens an order that is paid on Elmpay's page: the browser posts `formData` to `elmpayUrl`. */
export const POST = route({
  doc: {
    summary: 'Opens an order to be paid on the page of Elmpay',
    status: 201,
    answer: hostedOrderResponse.extend({ elmpayUrl: z.string() }),
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'payment',
  body: orderSchema,
  run: async ({ request, viewer, body, language }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const { order, departure } = await openRedirectPayment(reader, body, 'elmpay', language);
    const { email: _, ...answer } = toApiOrder(order, viewer.email, language);
    return jsonResponse(
      { elmpayUrl: departure.url, formData: departure.fields, ...answer },
      { status: 201 },
    );
  },
});
