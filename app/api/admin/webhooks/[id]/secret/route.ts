import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { secretAnswer } from '@/lib/webhooks/api-schema';
import { turnSecret } from '@/lib/webhooks/commands/change-webhooks';

/** Only this response contains the new secret. For a day, the previous secret also signs. */
export const POST = route({
  doc: {
    summary: 'Rotates the secret of a webhook endpoint of the operator and returns it once',
    answer: secretAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params }) => turnSecret(viewer, null, params.id),
});
