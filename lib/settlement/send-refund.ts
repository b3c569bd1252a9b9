import { AppError } from '@/lib/errors';
import { followRefund, leaveRefundToAPerson } from '@/lib/orders/commands/follow-refund';
import { recordRefunds } from '@/lib/orders/commands/record-refunds';
import { isStillThere, refundOnItsWay } from '@/lib/orders/queries/refunds';
import type { ProviderRefund } from '@/lib/ports/cards/port';
import { cardsPort } from '@/lib/ports/cards/select';

type OnItsWay = NonNullable<Awaited<ReturnType<typeof refundOnItsWay>>>;

const DISPUTED = 'It was not sent: the payment is disputed, and would go back twice.';
const GONE = 'It was not sent: that much of the payment is no longer here.';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A refund takes up to ten business days to reach a card (integrations 1.5); then a person asks. */
const FOLLOWED_DAYS = 20;

/**
 * Moves a refund on: tells the provider once, then looks how it stands every day, since a notice may be
 * lost. There is no idempotency key, so the provider's own list is read before anything is sent: our
 * refund is known there by its id in the note. May run as often as it likes, one at a time.
 * Throws when the list cannot be read: nothing was sent then.
 */
export async function sendRefund(
  { refundId }: { refundId: string },
  now = new Date(),
): Promise<void> {
  const refund = await refundOnItsWay(refundId);
  if (!refund) return;
  const found = await cardsPort().refunds(refund.providerTxnId);
  const known = found.some(({ id, note }) => id !== '' && note.includes(refundId));
  if (known || refund.status === 'pending') await recordRefunds(refund, found);
  else await send(refund, found, now);
  await lookAgain(refundId, now);
}

async function send(refund: OnItsWay, found: ProviderRefund[], now: Date): Promise<void> {
  if (refund.order.status === 'disputed') return leaveRefundToAPerson(refund, 'failed', DISPUTED);
  if (!(await isStillThere(refund))) return leaveRefundToAPerson(refund, 'failed', GONE);
  const { id, providerTxnId, chargeMinor: amountMinor, chargeCurrency: currency } = refund;
  const wanted = { providerTxnId, amountMinor, currency, note: `Refund ${id}` };
  try {
    const sent = await cardsPort().refund(wanted);
    await recordRefunds(refund, [...found, { ...sent, note: wanted.note }]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'conflict') {
      await recordRefunds(refund, found); // somebody may have given it back in the dashboard
      return leaveRefundToAPerson(refund, 'failed', `The provider refused it: ${error.message}`);
    }
    // Nobody knows whether it arrived. Time for it to appear in the list, then that decides.
    await followRefund(id, new Date(now.getTime() + MINUTE_MS));
  }
}

async function lookAgain(refundId: string, now: Date): Promise<void> {
  const refund = await refundOnItsWay(refundId);
  if (refund?.status !== 'pending') return;
  if (now.getTime() - refund.createdAt.getTime() > FOLLOWED_DAYS * DAY_MS)
    return leaveRefundToAPerson(refund, 'needs_attention', 'It has not ended for weeks.');
  await followRefund(refundId, new Date(now.getTime() + DAY_MS));
}
