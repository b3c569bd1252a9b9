import { keyCoversAll } from '@/lib/keepers/policy';
import { activeKeeperWhere, EDITING_ROLES } from '@/lib/keepers/rules';
import { type AuditAction, writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { seal } from '@/lib/platform/crypto/sealing';
import { db, type Tx } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { type Message, messageFor } from '@/lib/platform/language/message';
import type { WebhookView } from '../api-schema';
import { webhookLimitOf, webhookView } from '../queries/list-webhooks';
import { ROTATION_HOURS } from '../rules';
import type { NewWebhook, WebhookChange } from '../schema';
import { newSecret } from '../signature';
import { targetOf } from '../target';
import { lockOwnWebhook, type WebhookOwner } from './lock-endpoint';
import { giveUpWaiting } from './mark-delivery';

/**
 * Adds a webhook for the viewer or the operator, and returns it with its secret, which nobody can
 * read again. The route allows only admins to act for the operator; that is audited. Throws
 * `invalid` for a forbidden address and for memorials that the viewer does not keep, `forbidden`
 * for memorials that their API key does not reach, and `conflict` if the maximum number exists.
 */
export async function addWebhook(
  viewer: Viewer,
  owner: WebhookOwner,
  { url, events, memorialIds }: NewWebhook,
): Promise<{ webhook: WebhookView; secret: string }> {
  requireTarget(url);
  requireKeyCoversAll(viewer, memorialIds);
  const secret = newSecret();
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`webhooks of ${owner}`}, 0))`;
    if ((await tx.webhookEndpoint.count({ where: { userId: owner } })) >= webhookLimitOf(owner))
      throw new AppError(
        'conflict',
        messageFor('webhooks.refusals.many', { most: webhookLimitOf(owner) }),
      );
    await requireMemorials(tx, owner, memorialIds);
    const id = newId();
    const secretSealed = seal(secret);
    await tx.webhookEndpoint.create({
      data: { id, userId: owner, url, events, memorialIds, secretSealed },
      select: { id: true },
    });
    await auditOperator(tx, viewer, owner, 'webhook.add', id);
    return { webhook: await webhookView(tx, id), secret };
  });
}

/**
 * Changes a webhook. A webhook that is switched on again receives only new events; switching it off
 * gives up the waiting deliveries. Throws `not_found`, and as `addWebhook` does.
 */
export async function changeWebhook(
  viewer: Viewer,
  owner: WebhookOwner,
  id: string,
  change: WebhookChange,
): Promise<void> {
  if (change.url !== undefined) requireTarget(change.url);
  await db().$transaction(async (tx) => {
    const before = await lockOwnWebhook(tx, viewer, owner, id);
    if (change.memorialIds) {
      requireKeyCoversAll(viewer, change.memorialIds);
      await requireMemorials(tx, owner, change.memorialIds);
    }
    const isReactivated = change.active === true && !before.active;
    const { url, events, memorialIds, active } = change;
    await tx.webhookEndpoint.update({
      where: { id },
      data: {
        ...(url !== undefined && { url, isSlow: false }),
        ...(events && { events }),
        ...(memorialIds && { memorialIds }),
        ...(active !== undefined && { active }),
        ...((isReactivated || url !== undefined) && { failingSince: null }),
        ...(isReactivated && { disabledWhy: null }),
      },
      select: { id: true },
    });
    if (active === false && before.active) await giveUpWaiting(tx, id);
    await auditOperator(tx, viewer, owner, 'webhook.change', id);
  });
}

/** Deletes a webhook with its deliveries. Throws `not_found`. */
export async function deleteWebhook(
  viewer: Viewer,
  owner: WebhookOwner,
  id: string,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockOwnWebhook(tx, viewer, owner, id);
    await tx.webhookEndpoint.delete({ where: { id }, select: { id: true } });
    await auditOperator(tx, viewer, owner, 'webhook.delete', id);
  });
}

/**
 * Creates a new secret, which nobody can read again. The previous one also signs for
 * ROTATION_HOURS, so that a receiver can switch without losing anything; older ones stop signing at
 * once. Throws `not_found`.
 */
export async function rotateSecret(
  viewer: Viewer,
  owner: WebhookOwner,
  id: string,
  now = new Date(),
): Promise<{ secret: string; previousSecretUntil: string }> {
  const secret = newSecret();
  const previousUntil = new Date(now.getTime() + ROTATION_HOURS * HOUR_MS);
  await db().$transaction(async (tx) => {
    await lockOwnWebhook(tx, viewer, owner, id);
    const { secretSealed: previousSecretSealed } = await tx.webhookEndpoint.findUniqueOrThrow({
      where: { id },
      select: { secretSealed: true },
    });
    await tx.webhookEndpoint.update({
      where: { id },
      data: { secretSealed: seal(secret), previousSecretSealed, previousUntil },
      select: { id: true },
    });
    await auditOperator(tx, viewer, owner, 'webhook.secret', id);
  });
  return { secret, previousSecretUntil: previousUntil.toISOString() };
}

function requireTarget(url: string): void {
  if (!targetOf(url)) throw fieldError('url', messageFor('webhooks.faults.target'));
}

/**
 * An API key limited to some memorials must not create a webhook about others, which it could not
 * read itself.
 */
function requireKeyCoversAll(viewer: Viewer, memorialIds: string[]): void {
  if (!keyCoversAll(viewer, memorialIds))
    throw new AppError('forbidden', messageFor('webhooks.refusals.outOfReach'));
}

/**
 * Memorials that the viewer does not keep and ones that do not exist are refused with the same
 * message.
 */
async function requireMemorials(tx: Tx, owner: WebhookOwner, ids: string[]): Promise<void> {
  const keeps = owner && {
    some: { userId: owner, role: { in: [...EDITING_ROLES] }, ...activeKeeperWhere(new Date()) },
  };
  const where = { id: { in: ids }, ...(keeps && { keepers: keeps }) };
  if ((await tx.memorial.count({ where })) < ids.length)
    throw fieldError('memorialIds', messageFor('webhooks.faults.memorials'));
}

const fieldError = (field: string, userMessage: Message) =>
  new AppError('invalid', userMessage, { fields: { [field]: userMessage } });

/** Webhooks of the operator receive events of everybody's memorials, so changes are audited. */
async function auditOperator(
  tx: Tx,
  { userId }: Viewer,
  owner: WebhookOwner,
  action: AuditAction,
  id: string,
): Promise<void> {
  if (owner === null) await writeAudit(tx, { actor: userId, action, subject: `webhook/${id}` });
}
