import { db, type Tx } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { enqueue } from '@/lib/jobs/enqueue';
import type { ProviderRefund } from '@/lib/ports/cards/port';
import { chargesOf } from '../queries/charges-of';
import { anyRefundReason, refundReason } from '../refund-rules';
import type { Provider } from '../rules';
import { restateOrder } from './restate-order';
import { askAPerson, dropReason } from './review';
import { writeReturn } from './write-return';

/** What a person must know of a refund; nothing while it takes its way. */
const DETAIL: Partial<Record<ProviderRefund['status'], string>> = {
  failed: 'The provider could not pay it out.',
  needs_attention: "Please look at it in the provider's dashboard.",
};
const IN_DASHBOARD = "Made in the provider's dashboard.";

const DAY_MS = 86_400_000;

type Paid = { orderId: string; provider: Provider; providerTxnId: string };

/**
 * Writes down how the refunds of one payment stand with the provider, those that were made in its
 * dashboard as well. May run as often as it likes: each goes into the ledger once, when it is processed,
 * and never back from there.
 */
export async function recordRefunds(paid: Paid, found: ProviderRefund[]): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${paid.orderId} FOR UPDATE`;
    for (const refund of found) await recordRefund(tx, paid, refund);
    await restateOrder(tx, paid.orderId);
  });
}

async function recordRefund(tx: Tx, paid: Paid, refund: ProviderRefund): Promise<void> {
  const known = await knownRefund(tx, paid, refund);
  if (known.status === 'processed') {
    const where = { id: known.id, providerRefundId: null };
    await tx.refund.updateMany({ where, data: { providerRefundId: refund.id } });
    return;
  }
  const status = statusNow(known, refund);
  const detail = DETAIL[status] ?? (status === 'processed' ? '' : known.detail);
  await tx.refund.update({
    where: { id: known.id },
    data: {
      providerRefundId: refund.id,
      status,
      chargeMinor: refund.amountMinor,
      detail,
    },
    select: { id: true },
  });
  if (refund.status === 'processed') await takeOff(tx, paid, known.id, refund);
  if (status === 'processed') await dropReason(tx, paid.orderId, anyRefundReason(known.id));
  if (DETAIL[status] && (status !== known.status || detail !== known.detail))
    await askAPerson(tx, paid.orderId, refundReason(known.id, detail));
}

/** Somebody who was called is not sent home because the provider moves on: only an end ends it. */
function statusNow(known: { status: string }, refund: ProviderRefund): ProviderRefund['status'] {
  const isCalled = known.status === 'failed' || known.status === 'needs_attention';
  return isCalled && refund.status === 'pending' ? 'needs_attention' : refund.status;
}

/**
 * Our row for a provider's refund: by its id, else by ours in its note, else one of the same sum that a
 * person makes in the dashboard; a new one, to be followed, for a stranger.
 */
async function knownRefund(
  tx: Tx,
  { orderId, provider, providerTxnId }: Paid,
  refund: ProviderRefund,
) {
  const row = await tx.refund.findFirst({
    where: {
      orderId,
      provider,
      OR: [
        { providerRefundId: refund.id },
        {
          providerRefundId: null,
          id: { in: refund.note.match(/[1-9A-HJ-NP-Za-km-z]{12}/g) ?? [] },
        },
      ],
    },
    select: KNOWN,
  });
  const ours = row ?? (await madeByHand(tx, { orderId, provider, providerTxnId }, refund));
  if (ours) return ours;
  const id = newId();
  await enqueue(tx, 'send-refund', { refundId: id }, { startAfter: new Date(Date.now() + DAY_MS) });
  return tx.refund.create({
    data: {
      id,
      orderId,
      provider,
      providerTxnId,
      providerRefundId: refund.id,
      chargeMinor: refund.amountMinor,
      chargeCurrency: refund.currency,
      reason: IN_DASHBOARD,
    },
    select: KNOWN,
  });
}

const KNOWN = { id: true, status: true, detail: true } as const;

const madeByHand = (tx: Tx, paid: Paid, refund: ProviderRefund) =>
  tx.refund.findFirst({
    where: {
      ...paid,
      providerRefundId: null,
      chargeMinor: refund.amountMinor,
      status: { in: ['processed', 'needs_attention'] },
    },
    orderBy: { createdAt: 'asc' },
    select: KNOWN,
  });

/** Under our own id of the refund, as one that a person confirms: it leaves the ledger once. */
async function takeOff(tx: Tx, paid: Paid, id: string, refund: ProviderRefund): Promise<void> {
  const charge = (await chargesOf(tx, paid.orderId)).find(
    (one) => one.provider === paid.provider && one.providerTxnId === paid.providerTxnId,
  );
  const { amountMinor, currency } = refund;
  if (charge)
    await writeReturn(tx, paid.orderId, charge, {
      kind: 'refund',
      id,
      oldId: refund.id,
      amountMinor,
      currency,
    });
}
