import { AppError } from '@/lib/errors';
import { clientAddress } from '@/lib/http/client-address';
import { readText } from '@/lib/http/read-json';
import { answerJson, route } from '@/lib/http/route';
import { receiveNotice } from '@/lib/settlement/receive-notice';

const NOTICE_LIMIT_BYTES = 1024 * 1024;

/** Paystack's notices. Its signature admits them; anything but 200 makes Paystack send them again. */
export const POST = route({
  access: 'anyone',
  limit: 'webhook',
  crossOrigin: 'signed',
  run: async ({ request }) => {
    const rawBody = await readText(request, NOTICE_LIMIT_BYTES);
    const taken = await receiveNotice(rawBody, request.headers, clientAddress(request));
    if (!taken) throw new AppError('unauthenticated', 'The signature is not valid.');
    return answerJson({ received: true });
  },
});
