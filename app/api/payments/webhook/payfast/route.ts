import { clientAddress } from '@/lib/http/client-address';
import { readText } from '@/lib/http/read-json';
import { answerJson, route } from '@/lib/http/route';
import { receiveHostedNotice } from '@/lib/settlement/receive-hosted-notice';

const NOTICE_LIMIT_BYTES = 64 * 1024;

/** PayFast's notices (ITN). Its signature admits them; anything but 200 makes PayFast send them again. */
export const POST = route({
  access: 'anyone',
  limit: 'webhook',
  crossOrigin: 'signed',
  run: async ({ request }) => {
    const rawBody = await readText(request, NOTICE_LIMIT_BYTES);
    await receiveHostedNotice(rawBody, request.headers, clientAddress(request));
    return answerJson({ received: true });
  },
});
