import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import type { MemberReader } from '@/lib/access/reader';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { type PaidTributeOrder, paidTributeOrder } from '../queries/paid-tribute-order';
import { MESSAGE_HOURS } from '../rules';
import type { SentTribute } from '../schema';
import { equalsPrice, tributePrice } from '../tribute-price';

const UNPAID = messageFor('tributes.refusals.unpaid');
const NOT_CREATED = messageFor('tributes.refusals.notCreated');

/**
 * Returns the tribute of a paid order (POST /api/flowers/send). Settling the order has already
 * created it, so calling this twice is harmless. Within a day of the payment, a tribute without a
 * message can get one here once, because other clients order without a message; it can also be made
 * anonymous. The paid amount counts even if the limits have changed. Throws `invalid` for an amount
 * outside the limits, `payment_required` without a paid order, `not_found` for somebody else's
 * order, and `conflict` if the order is for something else.
 */
export async function claimTribute(
  reader: MemberReader,
  flowers: SentTribute,
  now = new Date(),
): Promise<{ tributeId: string; orderId: string }> {
  const order = await paidTributeOrder(reader.viewer.userId, flowers);
  const priceMatches = order !== null && isOrderPrice(order, flowers);
  if (!priceMatches) tributePrice(flowers.amount, flowers.currency); // throws if the amount is outside the limits
  if (!order) throw await missingOrderError(reader, flowers);
  requireMatchingOrder(order, flowers.memorialId, priceMatches);
  if (!order.paidAt) throw new AppError('payment_required', UNPAID);
  const { tribute } = order;
  if (!tribute) throw new AppError('conflict', NOT_CREATED, { details: { orderId: order.id } });
  const isFresh = now.getTime() - order.paidAt.getTime() < MESSAGE_HOURS * HOUR_MS;
  const hasChange = flowers.message !== '' || flowers.isAnonymous === true;
  if (isFresh && hasChange) await db().$transaction((tx) => addMessage(tx, tribute.id, flowers));
  return { tributeId: tribute.id, orderId: order.id };
}

async function missingOrderError(
  reader: MemberReader,
  { orderId, memorialId }: SentTribute,
): Promise<AppError> {
  if (orderId) return new AppError('not_found', messageFor('payments.refusals.orderNotFound'));
  const memorial = await db().memorial.findUnique({
    where: { id: memorialId },
    select: accessSelect(reader),
  });
  return memorial && canSee(reader, memorial)
    ? new AppError('payment_required', UNPAID)
    : new AppError('not_found', messageFor('tributes.refusals.memorialNotFound'));
}

const isOrderPrice = (
  { priceMinor: minor, priceCurrency }: PaidTributeOrder,
  { amount, currency }: SentTribute,
) => equalsPrice({ minor, currency: priceCurrency }, amount, currency);

function requireMatchingOrder(
  order: PaidTributeOrder,
  memorialId: string,
  priceMatches: boolean,
): void {
  const reject = (message: Message) => {
    throw new AppError('conflict', message);
  };
  if (order.type !== 'flower_tribute') reject(messageFor('tributes.refusals.notForFlowers'));
  if (order.targetMemorialId !== memorialId) reject(messageFor('tributes.refusals.otherMemorial'));
  if (!priceMatches) reject(messageFor('tributes.refusals.otherAmount'));
}

/**
 * Only fills an empty message and never makes a tribute less anonymous, so a second call changes
 * nothing.
 */
async function addMessage(tx: Tx, id: string, { message, isAnonymous, memorialId }: SentTribute) {
  const text = message !== '' && { message };
  const anonymity = isAnonymous === true && { isAnonymous };
  const { count } = await tx.tribute.updateMany({
    where: { id, message: '', ...(!text && { isAnonymous: false }) },
    data: { ...text, ...anonymity },
  });
  if (count > 0) await invalidatePage(tx, paths.memorial(memorialId));
}
