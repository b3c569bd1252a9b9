import { answerJson, route } from '@/lib/http/route';
import { toApiOrder } from '@/lib/orders/api-form';
import { popupSettings } from '@/lib/settlement/popup-settings';
import { openTributeOrder } from '@/lib/tributes/commands/open-tribute-order';
import { flowerOrderSchema } from '@/lib/tributes/schema';

/** Opens an order for flowers, to be paid in the card popup. The sender is the viewer. */
export const POST = route({
  access: 'member',
  limit: 'payment',
  body: flowerOrderSchema,
  run: async ({ viewer, body }) => {
    const order = await openTributeOrder(viewer, body, 'paystack');
    const answer = { ...toApiOrder(order, viewer.email), ...popupSettings() };
    return answerJson(answer, { status: 201 });
  },
});
