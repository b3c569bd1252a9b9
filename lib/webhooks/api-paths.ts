import { withQuery } from '@/lib/platform/paths';

/* Addresses of calls and of a few pages, apart from paths.ts: all pages load that one with the first script (decision 0065). */

/** A person's own endpoints, and the operator's. */
export const ownWebhooks = '/profile/webhooks';
export const adminWebhooks = '/admin/webhooks';

/** Whose endpoints a page shows: `own` are the viewer's. */
export type WebhooksOf = 'own' | 'operator';

export const webhooksPage = (of: WebhooksOf) => (of === 'own' ? ownWebhooks : adminWebhooks);
/** The page with the deliveries of one of them. */
export const deliveriesOf = (of: WebhooksOf, id: string) =>
  withQuery(webhooksPage(of), { webhook: id });

export const apiWebhooks = (of: WebhooksOf) =>
  of === 'own' ? '/api/webhooks' : '/api/admin/webhooks';
export const apiWebhook = (of: WebhooksOf, id: string) => `${apiWebhooks(of)}/${id}`;
export const apiWebhookTest = (of: WebhooksOf, id: string) => `${apiWebhook(of, id)}/test`;
export const apiWebhookSecret = (of: WebhooksOf, id: string) => `${apiWebhook(of, id)}/secret`;
export const apiSendAgain = (of: WebhooksOf, id: string, deliveryId: string) =>
  `${apiWebhook(of, id)}/deliveries/${deliveryId}/send-again`;
