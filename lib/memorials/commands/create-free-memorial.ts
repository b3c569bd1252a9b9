import { lockAccount } from '@/lib/accounts/commands/lock-account';
import { lockDraft, requireUnusedDraft } from '@/lib/payments/order/open-memorial-order';
import { freeMemorialMail } from '@/lib/payments/order/receipt-mail';
import { memorialPlan } from '@/lib/payments/plans/current-plan';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { messageFor } from '@/lib/platform/language/message';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { requireMemorialsOpen } from '@/lib/platform/site-settings/require-open';
import { decryptDraft } from '../draft-form';
import type { MemorialForm } from '../schema';
import { emptyDraft } from './create-from-draft';
import { createMemorial } from './create-memorial';

/** Either a saved draft, or a form with the id of its stored picture. */
export type FreeMemorialSource = { draftId: string } | { form: MemorialForm; pictureId: string };

export const areMemorialsFree = async (client?: Tx): Promise<boolean> =>
  (await memorialPlan(client)).kind === 'free';

async function requireFree(client?: Tx): Promise<void> {
  if (!(await areMemorialsFree(client)))
    throw new AppError('payment_required', messageFor('memorials.refusals.payFirst'));
}

/**
 * Creates a memorial without an order, while memorials are free (product.md, "What a memorial
 * costs"). A draft becomes one memorial, however often this is called. Throws `forbidden` if the
 * site accepts no new memorials or the viewer's address is not verified, `payment_required` if
 * memorials have a price, `too_many` after three in a day, `not_found` for a draft of somebody
 * else, and `conflict` with `memorialId` if the draft was used already.
 */
export async function createFreeMemorial(
  viewer: Viewer,
  source: FreeMemorialSource,
): Promise<{ memorialId: string }> {
  requireMemorialsOpen();
  await requireFree();
  if ('draftId' in source) await requireUnusedDraft(db(), viewer, source.draftId);
  await consumeRateLimit('freeMemorials', viewer.userId);
  return db().$transaction(async (tx) => {
    await requireVerified(tx, viewer);
    await requireFree(tx);
    const { form, pictureId } =
      'draftId' in source ? await lockedDraft(tx, viewer, source.draftId) : source;
    const created = await createMemorial(tx, { id: null, userId: viewer.userId }, form, pictureId);
    if ('draftId' in source) await closeDraft(tx, source.draftId, created.memorialId);
    await enqueueMail(tx, freeMemorialMail(viewer, created, viewer.language));
    return { memorialId: created.memorialId };
  });
}

async function requireVerified(tx: Tx, { userId }: Viewer): Promise<void> {
  if (!(await lockAccount(tx, userId)))
    throw new AppError('unauthenticated', messageFor('api.logIn'));
  const verified = await tx.user.count({ where: { id: userId, emailVerifiedAt: { not: null } } });
  if (verified === 0) throw new AppError('forbidden', messageFor('shop.refusals.notVerified'));
}

async function lockedDraft(tx: Tx, viewer: Viewer, draftId: string) {
  if (!(await lockDraft(tx, viewer, draftId)))
    throw new AppError('not_found', messageFor('payments.refusals.draftNotFound'));
  await requireUnusedDraft(tx, viewer, draftId);
  const draft = await tx.memorialDraft.findUniqueOrThrow({
    where: { id: draftId },
    select: { formSealed: true, pictureId: true },
  });
  return { form: decryptDraft(draft.formSealed), pictureId: draft.pictureId };
}

async function closeDraft(tx: Tx, id: string, memorialId: string): Promise<void> {
  await emptyDraft(tx, id);
  await tx.memorialDraft.update({ where: { id }, data: { memorialId }, select: { id: true } });
}
