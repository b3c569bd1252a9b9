import { OPERATOR_WHERE } from '@/lib/condolences/queries/operator-queue';
import { db } from '@/lib/platform/db/client';

/** How many items wait for an admin, and since when (UTC); null if none. */
type Waiting = { count: number; oldest: string } | null;

/**
 * Counts what waits for an admin: unanswered messages, orders with an open review, held or reported condolences, and
 * open questions about pages.
 */
export async function itemsWaitingForAdmin(): Promise<{
  messages: Waiting;
  orders: Waiting;
  condolences: Waiting;
  cases: Waiting;
}> {
  const [messages, condolences, cases, [orders]] = await Promise.all([
    db().contactMessage.aggregate({
      where: { answeredAt: null },
      _count: true,
      _min: { createdAt: true },
    }),
    db().condolence.aggregate({
      where: { OR: [OPERATOR_WHERE.held, OPERATOR_WHERE.reported] },
      _count: true,
      _min: { createdAt: true },
    }),
    db().familyCase.aggregate({
      where: { state: 'open' },
      _count: true,
      _min: { createdAt: true },
    }),
    db().$queryRaw<{ count: number; oldest: Date | null }[]>`
      SELECT count(DISTINCT "orderId")::int AS count, min("openedAt") AS oldest
      FROM order_reviews WHERE "closedAt" IS NULL`,
  ]);
  return {
    messages: waiting(messages._count, messages._min.createdAt),
    condolences: waiting(condolences._count, condolences._min.createdAt),
    cases: waiting(cases._count, cases._min.createdAt),
    orders: waiting(orders?.count ?? 0, orders?.oldest ?? null),
  };
}

const waiting = (count: number, oldest: Date | null): Waiting =>
  oldest && { count, oldest: oldest.toISOString() };
