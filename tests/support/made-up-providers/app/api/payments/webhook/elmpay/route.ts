import { fulfil } from '@/lib/fulfilment';
import { noticeReceivedResponse } from '@/lib/payments/api-schema';
import { receiveNotice } from '@/lib/payments/events/receive-notice';
import { providersNotice } from '@/lib/payments/schema';
import { jsonResponse, route } from '@/lib/platform/http/route';

/** Receives Elmpay's notices. */
export const POST = route({
  doc: {
    summary: 'Receives a notice of Elmpay',
    answer: noticeReceivedResponse,
    form: { as: ['application/x-www-form-urlencoded'], fields: providersNotice },
    errors: ['invalid', 'unauthenticated', 'conflict', 'too_large'],
    scope: null,
  },
  access: 'anyone',
  limit: 'webhook',
  crossOrigin: 'signed',
  run: async ({ request }) => {
    await receiveNotice('elmpay', request, fulfil);
    return jsonResponse({ received: true });
  },
});
