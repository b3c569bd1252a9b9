import { keyCoversAll } from '@/lib/keepers/policy';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';

/** The owner of webhooks: a person's id, or null for the operator. */
export type WebhookOwner = string | null;

/**
 * Locks a webhook until the transaction ends. Always take this lock before any on its deliveries,
 * so that no two callers deadlock. Returns whether it exists.
 */
export async function lockEndpoint(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM webhook_endpoints WHERE id = ${id} FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/**
 * Like `lockEndpoint`, for a webhook of this owner. Returns whether it is switched on. Throws
 * `not_found`, also for somebody else's webhook and for one that the viewer's API key does not
 * reach.
 */
export async function lockOwnWebhook(
  tx: Tx,
  viewer: Viewer,
  owner: WebhookOwner,
  id: string,
): Promise<{ active: boolean }> {
  const isThere = isPublicId(id) && (await lockEndpoint(tx, id));
  const found = isThere
    ? await tx.webhookEndpoint.findFirst({
        where: { id, userId: owner },
        select: { active: true, memorialIds: true },
      })
    : null;
  if (!found || !keyCoversAll(viewer, found.memorialIds))
    throw new AppError('not_found', messageFor('webhooks.refusals.notFound'));
  return found;
}
