import { asReader } from '@/lib/access/reader';
import { openPopupPayment } from '@/lib/fulfilment';
import { popupOrderResponse } from '@/lib/payments/api-schema';
import { toApiOrder } from '@/lib/payments/order/api-form';
import { DEFAULT_POPUP_PROVIDER } from '@/lib/payments/providers/registry';
import { memorialOrderSchema } from '@/lib/payments/schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Opens an order for a memorial',
    status: 201,
    answer: popupOrderResponse,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'payment',
  body: memorialOrderSchema,
  run: async ({ viewer, body, language }) => {
    const { order, settings } = await openPopupPayment(
      asReader(viewer),
      body,
      DEFAULT_POPUP_PROVIDER,
      language,
    );
    return jsonResponse(
      { ...toApiOrder(order, viewer.email, language), ...settings },
      { status: 201 },
    );
  },
});
