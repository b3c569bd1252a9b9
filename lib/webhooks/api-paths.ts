import { withQuery } from '@/lib/platform/paths';

/*
 * Addresses of API calls and of a few pages. They are not in paths.ts because every page loads that
 * file with its first script.
 */

export const ownWebhooks = '/profile/webhooks';
export const adminWebhooks = '/admin/webhooks';

/** Whose webhooks: the viewer's own, or the operator's. */
export type WebhooksOf = 'own' | 'operator';

export const webhooksPage = (of: WebhooksOf) => (of === 'own' ? ownWebhooks : adminWebhooks);
/** The page with the deliveries of a webhook. */
export const deliveriesOf = (of: WebhooksOf, id: string) =>
  withQuery(webhooksPage(of), { webhook: id });

export const apiWebhooks = (of: WebhooksOf) =>
  of === 'own' ? '/api/webhooks' : '/api/admin/webhooks';
export const apiWebhook = (of: WebhooksOf, id: string) => `${apiWebhooks(of)}/${id}`;
export const apiWebhookTest = (of: WebhooksOf, id: string) => `${apiWebhook(of, id)}/test`;
export const apiWebhookSecret = (of: WebhooksOf, id: string) => `${apiWebhook(of, id)}/secret`;
export const apiSendAgain = (of: WebhooksOf, id: string, deliveryId: string) =>
  `${apiWebhook(of, id)}/deliveries/${deliveryId}/send-again`;
