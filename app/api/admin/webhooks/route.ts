import { jsonResponse, route } from '@/lib/platform/http/route';
import { newWebhookResponse, webhooksResponse } from '@/lib/webhooks/api-schema';
import { addWebhook } from '@/lib/webhooks/commands/change-webhooks';
import { listWebhooks, webhookLimitOf } from '@/lib/webhooks/queries/list-webhooks';
import { newWebhook } from '@/lib/webhooks/schema';

/** Oldest first. */
export const GET = route({
  doc: {
    summary: "Lists the operator's webhook endpoints",
    answer: webhooksResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  run: async ({ viewer }) => ({
    webhooks: await listWebhooks(viewer, null),
    most: webhookLimitOf(null),
  }),
});

/** Only this response contains the endpoint's secret. */
export const POST = route({
  doc: {
    summary: 'Creates a webhook endpoint for the operator and returns its secret (only once)',
    status: 201,
    answer: newWebhookResponse,
    errors: ['conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  body: newWebhook,
  run: async ({ viewer, body }) =>
    jsonResponse(await addWebhook(viewer, null, body), { status: 201 }),
});
