import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import type { RefundStatus } from '@/lib/platform/db/generated/enums';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { messageFor } from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';
import { chargesOf, type OrderCharge } from '../ledger/charges-of';
import { lockOrderRow } from '../order/lock-order';
import { loadProvider } from '../providers/registry';
import { openReview } from '../reviews/order-reviews';
import { MIN_REFUND_MINOR, refundReview } from './refund-rules';

const manualRefundDetail = (provider: string) =>
  `Refund by hand in the ${provider} dashboard, then confirm it here.`;

export type RequestedRefund = {
  refundId: string;
  status: RefundStatus;
  amountMinor: number;
  detail: string;
};

type RefundInput = {
  amountMinor?: number | undefined;
  reason: string;
  /** Repeating a request with the same id and amount returns the refund that exists. */
  refundId?: string | undefined;
};

/**
 * Requests a refund, which a job sends to the provider. `amountMinor` is in minor units of the
 * order's charge. Without it, everything left of the newest payment is refunded: after a double
 * payment, that is the second payment. The viewer is an admin. Throws `not_found`, and `conflict`
 * if less is left, a dispute is open, or the id belongs to another refund.
 */
export async function requestRefund(
  viewer: Viewer,
  orderId: string,
  { amountMinor, reason, refundId = newId() }: RefundInput,
): Promise<RequestedRefund> {
  return db().$transaction(async (tx) => {
    await lockOrderRow(tx, orderId);
    const order = await tx.order.findUnique({ where: { id: orderId }, select: ORDER });
    if (!order) throw new AppError('not_found', messageFor('payments.refusals.orderNotFound'));
    const existing = await findSameRefund(tx, orderId, refundId, amountMinor);
    if (existing) return existing;
    if (order.status === 'disputed')
      throw new AppError('conflict', messageFor('payments.refusals.disputed'));
    const charge = await refundableCharge(tx, { id: orderId, ...order }, amountMinor);
    const amount = amountMinor ?? charge.leftMinor;
    const { label, refunds } = await loadProvider(charge.provider);
    const status = refunds ? 'requested' : 'needs_attention';
    const detail = refunds ? '' : manualRefundDetail(label);
    await tx.refund.create({
      data: {
        id: refundId,
        orderId,
        provider: charge.provider,
        providerTxnId: charge.providerTxnId,
        status,
        chargeMinor: amount,
        chargeCurrency: order.chargeCurrency,
        reason,
        detail,
        requestedById: viewer.userId,
      },
      select: { id: true },
    });
    if (!refunds) await openReview(tx, orderId, refundReview(refundId, detail));
    else await enqueue(tx, 'send-refund', { refundId });
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'order.refund',
      subject: `order/${orderId}`,
      detail: { refundId, amountMinor: amount },
    });
    return { refundId, status, amountMinor: amount, detail };
  });
}

/**
 * The refund with this id; null if there is none. Throws `conflict` if it is for another order or
 * amount.
 */
async function findSameRefund(
  tx: Tx,
  orderId: string,
  refundId: string,
  amountMinor?: number,
): Promise<RequestedRefund | null> {
  const refund = await tx.refund.findUnique({
    where: { id: refundId },
    select: { orderId: true, status: true, chargeMinor: true, detail: true },
  });
  if (!refund) return null;
  const { status, chargeMinor, detail } = refund;
  if (refund.orderId !== orderId || (amountMinor !== undefined && amountMinor !== chargeMinor))
    throw new AppError('conflict', messageFor('payments.refusals.refundAskedAlready'));
  return { refundId, status, amountMinor: chargeMinor, detail };
}

const ORDER = { status: true, chargeCurrency: true } as const;

type Refundable = { id: string; chargeCurrency: string };

/**
 * The newest payment if there is no amount, otherwise the newest with enough left. The caller has
 * locked the order.
 */
async function refundableCharge(
  tx: Tx,
  { id, chargeCurrency }: Refundable,
  amountMinor?: number,
): Promise<OrderCharge> {
  const charges = await chargesOf(tx, id);
  const formatted = (minor: number) => money(minor, chargeCurrency);
  const available = Math.max(0, ...charges.map(({ leftMinor }) => leftMinor));
  const [newest] = charges;
  if (amountMinor === undefined && newest && newest.leftMinor > 0) return newest;
  // Without an amount, never fall back to an older payment: requesting the refund of a second
  // payment twice must not refund the first as well.
  const charge = charges.find(({ leftMinor }) => leftMinor >= (amountMinor ?? Infinity));
  if (!charge || amountMinor === undefined)
    throw new AppError(
      'conflict',
      available > 0 && amountMinor === undefined
        ? messageFor('payments.refusals.newestIsEmpty', { most: formatted(available) })
        : messageFor('payments.refusals.atMost', { most: formatted(available) }),
    );
  if (amountMinor < MIN_REFUND_MINOR && amountMinor !== charge.leftMinor)
    throw new AppError(
      'conflict',
      messageFor('payments.refusals.atLeast', { least: formatted(MIN_REFUND_MINOR) }),
    );
  return charge;
}
