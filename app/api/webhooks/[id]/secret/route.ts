import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { webhookSecretResponse } from '@/lib/webhooks/api-schema';
import { rotateSecret } from '@/lib/webhooks/commands/change-webhooks';

/** Only this response contains the new secret. For a day, deliveries are also signed with the previous secret. */
export const POST = route({
  doc: {
    summary: "Rotates the secret of one of the caller's webhook endpoints",
    answer: webhookSecretResponse,
    errors: ['not_found'],
    scope: 'webhooks:manage',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params }) => rotateSecret(viewer, viewer.userId, params.id),
});
