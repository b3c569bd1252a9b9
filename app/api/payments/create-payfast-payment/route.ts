import { answerJson, route } from '@/lib/http/route';
import { toApiOrder } from '@/lib/orders/api-form';
import { hostedPaymentSchema } from '@/lib/settlement/hosted-schema';
import { openHostedPayment } from '@/lib/settlement/open-hosted-payment';

/** Opens an order to be paid on PayFast's page: the browser posts `formData` to `payfastUrl`. */
export const POST = route({
  access: 'member',
  limit: 'payment',
  body: hostedPaymentSchema,
  run: async ({ viewer, body }) => {
    const { order, form } = await openHostedPayment(viewer, body);
    const { email: _, ...answer } = toApiOrder(order, viewer.email);
    return answerJson({ payfastUrl: form.url, formData: form.fields, ...answer }, { status: 201 });
  },
});
