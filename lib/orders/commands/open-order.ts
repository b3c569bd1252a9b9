import type { Viewer } from '@/lib/auth/viewer';
import type { Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids/public-id';
import { enqueue } from '@/lib/jobs/enqueue';
import { quote } from '../quote';
import { LEAST_CHARGE_MINOR, nextCheck, ORDER_HOURS, type Provider, rand } from '../rules';

const HOUR_MS = 3_600_000;

/** What somebody may pay for next: an order with a reference that nobody has used. */
export type OpenedOrder = {
  orderId: string;
  reference: string;
  priceMinor: number;
  chargeMinor: number;
  chargeCurrency: string;
  quoteExpiresAt: Date;
};

type Wanted = { priceMinor: number } & (
  | { type: 'memorial_creation'; draftId: string }
  | {
      type: 'flower_tribute';
      targetMemorialId: string;
      tributeMessage: string;
      isAnonymous: boolean;
    }
);

export type OpenOrder = Awaited<ReturnType<typeof createOrder>>;

/** Which orders still wait for money at a rate that holds; a declined card may be tried again. */
export const stillOpen = (now: Date) => ({
  status: { in: ['pending' as const, 'failed' as const] },
  quoteExpiresAt: { gt: now },
});

/** Writes a new order with its quote, and plans the first look at the provider. */
export async function createOrder(tx: Tx, viewer: Viewer, wanted: Wanted, now: Date) {
  const id = newId();
  const nextCheckAt = nextCheck(now, 0) ?? now;
  const { priceMinor, ...columns } = wanted;
  const order = await tx.order.create({
    data: {
      id,
      userId: viewer.userId,
      status: 'pending',
      email: viewer.email,
      ...quote(priceMinor, now),
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

/**
 * Adds a single-use payment reference to an order. Throws `invalid` when the provider does not take so
 * little: nothing is written then.
 */
export async function addAttempt(
  tx: Tx,
  order: OpenOrder,
  provider: Provider,
): Promise<OpenedOrder> {
  refuseTooLittle(order.chargeMinor, provider);
  const reference = `${order.id}-${newId()}`;
  await tx.paymentAttempt.create({
    data: { id: newId(), orderId: order.id, provider, reference },
    select: { id: true },
  });
  await tx.order.updateMany({
    where: { id: order.id, status: 'failed' },
    data: { status: 'pending' },
  });
  const { id: orderId, ...money } = order;
  return { ...money, orderId, reference };
}

function refuseTooLittle(chargeMinor: number, provider: Provider): void {
  const least = LEAST_CHARGE_MINOR[provider];
  if (chargeMinor >= least) return;
  const message =
    `This way of paying starts at ${rand(least)}, and the amount comes to ` +
    `${rand(chargeMinor)}. Please choose a little more.`;
  throw new AppError('invalid', message, { fields: { amount: message } });
}

export const ORDER_FIELDS = {
  id: true,
  priceMinor: true,
  chargeMinor: true,
  chargeCurrency: true,
  quoteExpiresAt: true,
} as const;
