import { answerJson, route } from '@/lib/http/route';
import { openMemorialOrder } from '@/lib/orders/commands/open-memorial-order';
import { dollars, rand } from '@/lib/orders/rules';
import { memorialOrderSchema } from '@/lib/orders/schema';
import { popupSettings } from '@/lib/settlement/popup-settings';

export const POST = route({
  access: 'member',
  limit: 'payment',
  body: memorialOrderSchema,
  run: async ({ viewer, body }) => {
    const order = await openMemorialOrder(viewer, body.draftId);
    return answerJson(
      {
        orderId: order.orderId,
        email: viewer.email,
        ...popupSettings(),
        amountInUSD: order.priceMinor / 100,
        amount: order.chargeMinor,
        currency: order.chargeCurrency,
        reference: order.reference,
        displayAmount: `${dollars(order.priceMinor)} (${rand(order.chargeMinor)})`,
        expiresAt: order.quoteExpiresAt.toISOString(),
      },
      { status: 201 },
    );
  },
});
