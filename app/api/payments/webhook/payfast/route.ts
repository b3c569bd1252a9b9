import { fulfil } from '@/lib/fulfilment';
import { noticeReceivedResponse } from '@/lib/payments/api-schema';
import { receiveNotice } from '@/lib/payments/events/receive-notice';
import { providersNotice } from '@/lib/payments/schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** Receives PayFast's signed notices. PayFast resends a notice until the response is 200. */
export const POST = route({
  doc: {
    summary: 'Receives webhooks from the hosted card page',
    answer: noticeReceivedResponse,
    form: { as: ['application/x-www-form-urlencoded'], fields: providersNotice },
    errors: ['invalid', 'unauthenticated', 'forbidden', 'conflict', 'too_large'],
    scope: null,
  },
  access: 'anyone',
  limit: 'webhook',
  crossOrigin: 'signed',
  run: async ({ request }) => {
    await receiveNotice('payfast', request, fulfil);
    return jsonResponse({ received: true });
  },
});
