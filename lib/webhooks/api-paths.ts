import { withQuery } from '@/lib/platform/paths';

/*
 * Addresses of API calls and of a few pages. They are not in paths.ts because every page loads that
 * file with its first script.
 */

export const ownWebhooks = '/profile/webhooks';
export const adminWebhooks = '/admin/webhooks';

/** Whose webhooks: the viewer's own, or the operator's. */
export type WebhookScope = 'own' | 'operator';

export const webhooksPage = (scope: WebhookScope) =>
  scope === 'own' ? ownWebhooks : adminWebhooks;
/** The page with the deliveries of a webhook. */
export const deliveriesPage = (scope: WebhookScope, id: string) =>
  withQuery(webhooksPage(scope), { webhook: id });

export const apiWebhooks = (scope: WebhookScope) =>
  scope === 'own' ? '/api/webhooks' : '/api/admin/webhooks';
export const apiWebhook = (scope: WebhookScope, id: string) => `${apiWebhooks(scope)}/${id}`;
export const apiWebhookTest = (scope: WebhookScope, id: string) => `${apiWebhook(scope, id)}/test`;
export const apiWebhookSecret = (scope: WebhookScope, id: string) =>
  `${apiWebhook(scope, id)}/secret`;
export const apiSendAgain = (scope: WebhookScope, id: string, deliveryId: string) =>
  `${apiWebhook(scope, id)}/deliveries/${deliveryId}/send-again`;
