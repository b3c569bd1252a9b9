import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';
import { webhookResponse } from '@/lib/webhooks/api-schema';
import { changeWebhook, deleteWebhook } from '@/lib/webhooks/commands/change-webhooks';
import { webhookDetail } from '@/lib/webhooks/queries/list-webhooks';
import { webhookChange } from '@/lib/webhooks/schema';

/** Deliveries are sorted newest first. */
export const GET = route({
  doc: {
    summary: "Returns one of the operator's webhook endpoints with its latest deliveries",
    answer: webhookResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  params: idParams,
  run: async ({ viewer, params }) => webhookDetail(viewer, null, params.id),
});

/** Also switches the endpoint off or on. */
export const PATCH = route({
  doc: {
    summary: "Updates one of the operator's webhook endpoints",
    answer: webhookResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: idParams,
  body: webhookChange,
  run: async ({ viewer, params, body }) => {
    await changeWebhook(viewer, null, params.id, body);
    return webhookDetail(viewer, null, params.id);
  },
});

/** Also deletes its deliveries. */
export const DELETE = route({
  doc: {
    summary: "Deletes one of the operator's webhook endpoints",
    answer: doneAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  params: idParams,
  run: async ({ viewer, params }) => {
    await deleteWebhook(viewer, null, params.id);
    return DONE;
  },
});
