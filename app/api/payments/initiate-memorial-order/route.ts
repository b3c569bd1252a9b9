import { asReader } from '@/lib/access/reader';
import { openPopupPayment } from '@/lib/fulfilment';
import { popupOrderAnswer } from '@/lib/payments/api-schema';
import { toApiOrder } from '@/lib/payments/order/api-form';
import { MAIN_POPUP } from '@/lib/payments/providers/registry';
import { memorialOrderSchema } from '@/lib/payments/schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

export const POST = route({
  doc: {
    summary: 'Opens an order for a memorial',
    status: 201,
    answer: popupOrderAnswer,
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
      MAIN_POPUP,
      language,
    );
    return jsonResponse(
      { ...toApiOrder(order, viewer.email, language), ...settings },
      { status: 201 },
    );
  },
});
