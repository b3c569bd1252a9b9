import { answerJson, route } from '@/lib/http/route';
import { toApiOrder } from '@/lib/orders/api-form';
import { openMemorialOrder } from '@/lib/orders/commands/open-memorial-order';
import { memorialOrderSchema } from '@/lib/orders/schema';
import { popupSettings } from '@/lib/settlement/popup-settings';

export const POST = route({
  access: 'member',
  limit: 'payment',
  body: memorialOrderSchema,
  run: async ({ viewer, body }) => {
    const order = await openMemorialOrder(viewer, body.draftId, 'paystack');
    const answer = { ...toApiOrder(order, viewer.email), ...popupSettings() };
    return answerJson(answer, { status: 201 });
  },
});
