import { lockAccount } from '@/lib/accounts/commands/lock-account';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Tx } from '@/lib/platform/db/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { messageFor } from '@/lib/platform/language/message';
import { money } from '@/lib/platform/language/money';
import { asCurrency } from '../currencies';
import type { PaymentProvider } from '../providers/provider';
import { loadProvider } from '../providers/registry';
import { type Price, quote } from '../quote';
import { MAX_ATTEMPTS, MAX_OPEN_ORDERS, nextCheck, ORDER_HOURS, type Provider } from '../rules';
import type { ChargeTerms } from '../shop/rate-rules';

/** An order with an unused payment reference. */
export type OpenedOrder = {
  orderId: string;
  reference: string;
  priceMinor: number;
  priceCurrency: string;
  chargeMinor: number;
  chargeCurrency: string;
  quoteExpiresAt: Date;
};

type NewOrder = { price: Price; terms: ChargeTerms } & (
  | { type: 'memorial_creation'; draftId: string; planId: string | null; country: string }
  | {
      type: 'flower_tribute';
      targetMemorialId: string;
      tributeMessage: string;
      isAnonymous: boolean;
    }
);

export type OpenOrder = Awaited<ReturnType<typeof createOrder>>;

/**
 * Matches orders that can still be paid: their quote is valid, and they are pending or the last
 * card was declined.
 */
export const openOrderWhere = (now: Date) => ({
  status: { in: ['pending' as const, 'failed' as const] },
  quoteExpiresAt: { gt: now },
});

/**
 * Locks the viewer's account until the transaction ends. Take this lock before locking any order:
 * the second request of a double click then waits, and finds the order of the first. Throws
 * `unauthenticated` if the account was just deleted.
 */
export async function lockBuyer(tx: Tx, { userId }: Viewer): Promise<void> {
  if (!(await lockAccount(tx, userId)))
    throw new AppError('unauthenticated', messageFor('api.logIn'));
}

/**
 * Writes a new order with its quote, and enqueues the first check with the provider. The caller has
 * locked the buyer. Throws `too_many` if the viewer has the maximum number of open orders.
 */
export async function createOrder(tx: Tx, viewer: Viewer, newOrder: NewOrder, now: Date) {
  await requireFewOpenOrders(tx, viewer, now);
  const id = newId();
  const nextCheckAt = nextCheck(now, 0) ?? now;
  const { price, terms, ...columns } = newOrder;
  const order = await tx.order.create({
    data: {
      id,
      userId: viewer.userId,
      status: 'pending',
      email: viewer.email,
      ...quote(price, terms, now),
      ...columns,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ORDER_HOURS * HOUR_MS),
      nextCheckAt,
    },
    select: ORDER_FIELDS,
  });
  await enqueue(tx, 'check-order', { orderId: id, check: 0 }, { startAfter: nextCheckAt });
  return order;
}

async function requireFewOpenOrders(tx: Tx, { userId }: Viewer, now: Date): Promise<void> {
  const open = await tx.order.findMany({
    where: { userId, status: 'pending', expiresAt: { gt: now } },
    select: { expiresAt: true },
    orderBy: { expiresAt: 'asc' },
    take: MAX_OPEN_ORDERS,
  });
  const [first] = open;
  if (!first || open.length < MAX_OPEN_ORDERS) return;
  const remainingTime = Math.ceil((first.expiresAt.getTime() - now.getTime()) / 1000);
  const userMessage = messageFor('payments.refusals.tooManyOpen', { count: MAX_OPEN_ORDERS });
  throw new AppError('too_many', userMessage, { details: { remainingTime } });
}

/**
 * Adds a single-use payment reference to the viewer's order and reopens a declined one. The caller
 * has locked the buyer. Throws `conflict` if the provider does not charge in this currency,
 * `invalid` if the charge is below its minimum, and `too_many` if the order has the maximum number
 * of references or if reopening it would exceed the maximum number of open orders. Writes nothing
 * when it throws.
 */
export async function addAttempt(
  tx: Tx,
  viewer: Viewer,
  order: OpenOrder,
  provider: Provider,
  now: Date,
): Promise<OpenedOrder> {
  requireMinimumCharge(order, await loadProvider(provider));
  const attempts = await tx.paymentAttempt.count({ where: { orderId: order.id } });
  if (attempts >= MAX_ATTEMPTS)
    throw new AppError('too_many', messageFor('payments.refusals.tooManyAttempts'));
  if (order.status === 'failed') await requireFewOpenOrders(tx, viewer, now); // it is about to be reopened
  const reference = `${order.id}-${newId()}`;
  await tx.paymentAttempt.create({
    data: { id: newId(), orderId: order.id, provider, reference },
    select: { id: true },
  });
  await tx.order.updateMany({
    where: { id: order.id, status: 'failed' },
    data: { status: 'pending' },
  });
  const { id: orderId, status: _, ...money } = order;
  return { ...money, orderId, reference };
}

type ChargeAmount = Pick<OpenOrder, 'chargeMinor' | 'chargeCurrency'>;

function requireMinimumCharge(
  { chargeMinor, chargeCurrency }: ChargeAmount,
  provider: PaymentProvider,
): void {
  const least = provider.currencies[asCurrency(chargeCurrency)];
  if (least === undefined)
    throw new AppError('conflict', messageFor('payments.refusals.notOffered'));
  if (chargeMinor >= least) return;
  const amounts = {
    least: money(least, chargeCurrency),
    amount: money(chargeMinor, chargeCurrency),
  };
  const userMessage = messageFor('payments.refusals.tooLittle', amounts);
  throw new AppError('invalid', userMessage, { fields: { amount: userMessage } });
}

export const ORDER_FIELDS = {
  id: true,
  status: true,
  priceMinor: true,
  priceCurrency: true,
  chargeMinor: true,
  chargeCurrency: true,
  quoteExpiresAt: true,
} as const;
