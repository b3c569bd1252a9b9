import { jsonResponse, route } from '@/lib/platform/http/route';
import { newWebhookResponse, webhooksResponse } from '@/lib/webhooks/api-schema';
import { addWebhook } from '@/lib/webhooks/commands/change-webhooks';
import { listWebhooks, webhookLimitOf } from '@/lib/webhooks/queries/list-webhooks';
import { newWebhook } from '@/lib/webhooks/schema';

/** Oldest first. */
export const GET = route({
  doc: {
    summary: "Lists the caller's webhook endpoints",
    answer: webhooksResponse,
    errors: [],
    scope: 'webhooks:manage',
  },
  access: 'member',
  limit: 'read',
  run: async ({ viewer }) => ({
    webhooks: await listWebhooks(viewer, viewer.userId),
    most: webhookLimitOf(viewer.userId),
  }),
});

/** Only this response contains the endpoint's secret. */
export const POST = route({
  doc: {
    summary: 'Creates a webhook endpoint for the caller and returns its secret (only once)',
    status: 201,
    answer: newWebhookResponse,
    errors: ['conflict'],
    scope: 'webhooks:manage',
  },
  access: 'member',
  limit: 'write',
  body: newWebhook,
  run: async ({ viewer, body }) =>
    jsonResponse(await addWebhook(viewer, viewer.userId, body), { status: 201 }),
});
