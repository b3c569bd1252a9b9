import type { Viewer } from '@/lib/auth/viewer';
import { invalidatePage } from '@/lib/cache/invalidate-page';
import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { canSeeMemorial } from '@/lib/memorials/policy';
import { paths } from '@/lib/paths';
import { type PaidFlowers, paidFlowers } from '../queries/paid-flowers';
import { WORDS_HOURS } from '../rules';
import type { SentFlowers } from '../schema';

const UNPAID = 'No payment for these flowers was found. Please pay for them first.';
const NOT_MADE = 'Payment succeeded, but failed to save tribute details. Please contact support.';

/**
 * Gives the id of the tribute that a paid order of the viewer's made (POST /api/flowers/send). It makes
 * none: settling does, so asking twice is harmless. An order that was opened without words, as other
 * clients do, may be given them here, once, within a day, and be made anonymous, with words or without.
 * Throws `payment_required` without a paid order, `not_found` for somebody else's, `conflict` when the
 * order is for something else.
 */
export async function claimTribute(
  viewer: Viewer,
  flowers: SentFlowers,
  now = new Date(),
): Promise<{ tributeId: string; orderId: string }> {
  const order = await paidFlowers(viewer.userId, flowers);
  if (!order) throw await refusal(viewer, flowers);
  refuseOther(order, flowers);
  if (!order.paidAt) throw new AppError('payment_required', UNPAID);
  const { tribute } = order;
  if (!tribute) throw new AppError('conflict', NOT_MADE, { details: { orderId: order.id } });
  const isFresh = now.getTime() - order.paidAt.getTime() < WORDS_HOURS * 3_600_000;
  const isTold = flowers.message !== '' || flowers.isAnonymous === true;
  if (isFresh && isTold) await db().$transaction((tx) => addWords(tx, tribute.id, flowers));
  return { tributeId: tribute.id, orderId: order.id };
}

async function refusal(viewer: Viewer, { orderId, memorialId }: SentFlowers): Promise<AppError> {
  if (orderId) return new AppError('not_found', 'This order was not found.');
  const memorial = await db().memorial.findUnique({
    where: { id: memorialId },
    select: { isPublic: true, createdById: true },
  });
  return memorial && canSeeMemorial(viewer, memorial)
    ? new AppError('payment_required', UNPAID)
    : new AppError('not_found', 'Memorial not found.');
}

function refuseOther(order: PaidFlowers, { memorialId, amount }: SentFlowers): void {
  const refuse = (message: string) => {
    throw new AppError('conflict', message);
  };
  if (order.type !== 'flower_tribute') refuse('This order is not for flowers.');
  if (order.targetMemorialId !== memorialId) refuse('This order is for another memorial.');
  if (order.priceMinor !== amount) refuse('This order is for another amount.');
}

/** Only an empty message is replaced, and nobody is named again: whoever comes second changes nothing. */
async function addWords(tx: Tx, id: string, { message, isAnonymous, memorialId }: SentFlowers) {
  const words = message !== '' && { message };
  const anonymity = isAnonymous === true && { isAnonymous };
  const { count } = await tx.tribute.updateMany({
    where: { id, message: '', ...(!words && { isAnonymous: false }) },
    data: { ...words, ...anonymity },
  });
  if (count > 0) await invalidatePage(tx, paths.memorial(memorialId));
}
