import { db } from '@/lib/platform/db/client';

/** What waits for an admin: how many, and since when, in UTC; null where nothing waits. */
type Waiting = { count: number; oldest: string } | null;

/** The messages that nobody has marked as answered, and the orders with an open review, for the dashboard. */
export async function adminWaiting(): Promise<{ messages: Waiting; orders: Waiting }> {
  const [messages, [orders]] = await Promise.all([
    db().contactMessage.aggregate({
      where: { answeredAt: null },
      _count: true,
      _min: { createdAt: true },
    }),
    db().$queryRaw<{ count: number; oldest: Date | null }[]>`
      SELECT count(DISTINCT "orderId")::int AS count, min("openedAt") AS oldest
      FROM order_reviews WHERE "closedAt" IS NULL`,
  ]);
  return {
    messages: waiting(messages._count, messages._min.createdAt),
    orders: waiting(orders?.count ?? 0, orders?.oldest ?? null),
  };
}

const waiting = (count: number, oldest: Date | null): Waiting =>
  oldest && { count, oldest: oldest.toISOString() };
