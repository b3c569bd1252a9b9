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
 * A refund takes up to ten business days to reach a card (payments.md 1.5); after this an admin is
 * asked.
 */
const FOLLOW_UP_DAYS = 20;

/**
 * Sends a refund to the provider once, then checks its state every day, since notices can be lost.
 * The provider may have no idempotency key, so its list is read first: our refund is recognised by
 * the id in its note. Safe to repeat, but not to run in parallel. Throws if the list cannot be
 * read; then nothing was sent.
 */
export async function sendRefund(
  { refundId }: { refundId: string },
  now = new Date(),
): Promise<void> {
  const refund = await refundInProgress(refundId);
  if (!refund) return;
  const { refunds } = await loadProvider(refund.provider);
  if (!refunds) return;
  const found = await refunds.list(refund.providerTxnId);
  const known = found.some(({ id, note }) => id !== '' && note.includes(refundId));
  if (known || refund.status === 'pending') await recordRefunds(refund, found);
  else await send(refunds, refund, found, now);
  await scheduleRefundCheck(refundId, now);
}

async function send(
  refunds: Refunds,
  refund: RefundInProgress,
  found: ProviderRefund[],
  now: Date,
): Promise<void> {
  if (refund.order.status === 'disputed') return flagRefundForReview(refund, 'failed', DISPUTED);
  if (!(await isMoneyStillHeld(refund))) return flagRefundForReview(refund, 'failed', MONEY_GONE);
  const { id, providerTxnId, chargeMinor: amountMinor, chargeCurrency: currency } = refund;
  const wanted = { providerTxnId, amountMinor, currency, note: `Refund ${id}` };
  try {
    const sent = await refunds.send(wanted);
    await recordRefunds(refund, [...found, { ...sent, note: wanted.note }]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'conflict') {
      await recordRefunds(refund, found); // an admin may have refunded it in the dashboard
      return flagRefundForReview(refund, 'failed', `The provider refused it: ${error.message}`);
    }
    // It is unknown whether the refund arrived. After a minute, the provider's list shows it or
    // not.
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
