import type { Viewer } from '@/lib/platform/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
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
      ? webhookDetail(viewer, owner, requestedId).catch(nullIfNotFound)
      : null,
  ]);
  return { webhooks, maxWebhooks: webhookLimitOf(owner), selected };
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
