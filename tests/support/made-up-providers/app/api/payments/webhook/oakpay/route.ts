import { fulfil } from '@/lib/fulfilment';
import { noticeReceivedResponse } from '@/lib/payments/api-schema';
import { receiveNotice } from '@/lib/payments/events/receive-notice';
import { providersNotice } from '@/lib/payments/schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** Receives Oakpay's notices. */
export const POST = route({
  doc: {
    summary: 'Receives a notice of Oakpay',
    answer: noticeReceivedResponse,
    form: { as: ['application/json'], fields: providersNotice },
    errors: ['invalid', 'unauthenticated', 'conflict', 'too_large'],
    scope: null,
  },
  access: 'anyone',
  limit: 'webhook',
  crossOrigin: 'signed',
  run: async ({ request }) => {
    await receiveNotice('oakpay', request, fulfil);
    return jsonResponse({ received: true });
  },
});
