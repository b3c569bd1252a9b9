import type { Viewer } from '@/lib/platform/auth/viewer';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';
import type { WebhookOwner } from '../commands/lock-endpoint';
import { listWebhooks, webhookDetail, webhookLimitOf } from './list-webhooks';

/**
 * The owner's webhooks, and as `selected` the one whose deliveries the address requests; null if it
 * does not exist or belongs to somebody else.
 */
export async function loadWebhooksPage(viewer: Viewer, owner: WebhookOwner, requestedId: unknown) {
  const [webhooks, selected] = await Promise.all([
    listWebhooks(viewer, owner),
    typeof requestedId === 'string' && isPublicId(requestedId)
      ? webhookDetail(viewer, owner, requestedId).catch(nullIfHidden)
      : null,
  ]);
  return { webhooks, maxWebhooks: webhookLimitOf(owner), selected };
}
