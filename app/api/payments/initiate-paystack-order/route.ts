import { readerForViewer } from '@/lib/access/reader-from';
import { openPopupPayment } from '@/lib/fulfilment';
import { popupOrderResponse } from '@/lib/payments/api-schema';
import { toApiOrder } from '@/lib/payments/order/api-form';
import { jsonResponse, route } from '@/lib/platform/http/route';
import { tributeOrderSchema } from '@/lib/tributes/schema';

/** The viewer pays for the flowers in the popup. */
export const POST = route({
  doc: {
    summary: 'Opens an order for flowers',
    status: 201,
    answer: popupOrderResponse,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'payment',
  body: tributeOrderSchema,
  run: async ({ request, viewer, body, language }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const { order, settings } = await openPopupPayment(reader, body, 'paystack', language);
    return jsonResponse(
      { ...toApiOrder(order, viewer.email, language), ...settings },
      { status: 201 },
    );
  },
});
