import { db } from '@/lib/db/client';

export const REVIEWS_PER_PAGE = 20;

/** An order that waits for a person, as admins see it. US and ZAR cents. */
export type OrderToReview = {
  id: string;
  type: 'memorial_creation' | 'flower_tribute';
  status: string;
  reviewReason: string;
  overpaid: boolean;
  priceMinor: number;
  chargeMinor: number;
  createdAt: string;
  attempts: { provider: string; reference: string; status: string; detail: string }[];
  refunds: { id: string; status: string; chargeMinor: number; detail: string }[];
  disputes: { id: string; status: string; chargeMinor: number; dueAt: string | null }[];
};

/** A page of the orders that a person must decide about, the oldest first (integrations 3.3). */
export async function ordersToReview(page: number) {
  const where = {
    OR: [
      { reviewReason: { not: '' } },
      { refunds: { some: { status: 'needs_attention' as const } } },
    ],
  };
  const [total, rows] = await Promise.all([
    db().order.count({ where }),
    db().order.findMany({
      where,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      skip: (page - 1) * REVIEWS_PER_PAGE,
      take: REVIEWS_PER_PAGE,
      select: REVIEW_FIELDS,
    }),
  ]);
  const orders = rows.map(
    ({ createdAt, disputes, ...order }): OrderToReview => ({
      ...order,
      createdAt: createdAt.toISOString(),
      disputes: disputes.map(({ dueAt, ...dispute }) => ({
        ...dispute,
        dueAt: dueAt?.toISOString() ?? null,
      })),
    }),
  );
  return { orders, total, totalPages: Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE)) };
}

const REVIEW_FIELDS = {
  id: true,
  type: true,
  status: true,
  reviewReason: true,
  overpaid: true,
  priceMinor: true,
  chargeMinor: true,
  createdAt: true,
  attempts: { select: { provider: true, reference: true, status: true, detail: true } },
  refunds: { select: { id: true, status: true, chargeMinor: true, detail: true } },
  disputes: { select: { id: true, status: true, chargeMinor: true, dueAt: true } },
} as const;
