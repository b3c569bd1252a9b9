import { DAY_MS, MINUTE_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import type { ProviderRefund, Refunds } from '../providers/provider';
import { loadProvider } from '../providers/registry';
import { enqueueRefundCheck, flagRefundForReview } from './enqueue-refund-check';
import { isMoneyStillHeld, refundInProgress } from './queries';
import { recordRefunds } from './record-refunds';

type RefundInProgress = NonNullable<Awaited<ReturnType<typeof refundInProgress>>>;

const DISPUTED = 'It was not sent: the payment is disputed, and would go back twice.';
const MONEY_GONE = 'It was not sent: that much of the payment is no longer here.';
/**
 * A refund that is in progress for longer is flagged for an admin. It takes up to ten business days
 * to reach a card (payments.md 1.5).
 */
const FOLLOW_UP_DAYS = 20;

/**
 * Sends a refund to the provider once, then checks its state every day, since notices can be lost.
 * The provider may not support idempotency keys, so its list is read first: our refund is
 * recognised by the id in its note. Safe to repeat, but not to run in parallel. Throws if the list
 * cannot be read; then nothing was sent.
 */
export async function sendRefund(
  { refundId }: { refundId: string },
  now = new Date(),
): Promise<void> {
  const refund = await refundInProgress(refundId);
  if (!refund) return;
  const { refunds } = await loadProvider(refund.provider);
  if (!refunds) return;
  const providerRefunds = await refunds.list(refund.providerTxnId);
  const isKnown = providerRefunds.some(({ id, note }) => id !== '' && note.includes(refundId));
  if (isKnown || refund.status === 'pending') await recordRefunds(refund, providerRefunds);
  else await send(refunds, refund, providerRefunds, now);
  await scheduleRefundCheck(refundId, now);
}

async function send(
  refunds: Refunds,
  refund: RefundInProgress,
  providerRefunds: ProviderRefund[],
  now: Date,
): Promise<void> {
  if (refund.order.status === 'disputed') return flagRefundForReview(refund, 'failed', DISPUTED);
  if (!(await isMoneyStillHeld(refund))) return flagRefundForReview(refund, 'failed', MONEY_GONE);
  const { id, providerTxnId, chargeMinor: amountMinor, chargeCurrency: currency } = refund;
  const request = { providerTxnId, amountMinor, currency, note: `Refund ${id}` };
  try {
    const sent = await refunds.send(request);
    await recordRefunds(refund, [...providerRefunds, { ...sent, note: request.note }]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'conflict') {
      await recordRefunds(refund, providerRefunds); // an admin may have refunded it in the dashboard
      return flagRefundForReview(refund, 'failed', `The provider refused it: ${error.message}`);
    }
    // It is unknown whether the refund arrived. A minute later, the provider's list will show
    // whether it did.
    await enqueueRefundCheck(id, new Date(now.getTime() + MINUTE_MS));
  }
}

async function scheduleRefundCheck(refundId: string, now: Date): Promise<void> {
  const refund = await refundInProgress(refundId);
  if (refund?.status !== 'pending') return;
  if (now.getTime() - refund.createdAt.getTime() > FOLLOW_UP_DAYS * DAY_MS)
    return flagRefundForReview(refund, 'needs_attention', 'It has not ended for weeks.');
  await enqueueRefundCheck(refundId, new Date(now.getTime() + DAY_MS));
}
