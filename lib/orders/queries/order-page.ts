import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

export const ORDERS_PER_PAGE = 20;

/** An order as admins see it in a list. US and ZAR cents, ISO dates. */
export type ListedOrder = {
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

export type OrderPage = {
  orders: ListedOrder[];
  currentPage: number;
  totalPages: number;
  total: number;
};

/** A page, from 1, of the orders that `where` lets through, by their date. */
export async function orderPage(
  where: Prisma.OrderWhereInput,
  direction: 'asc' | 'desc',
  page: number,
): Promise<OrderPage> {
  const [total, rows] = await Promise.all([
    db().order.count({ where }),
    db().order.findMany({
      where,
      orderBy: [{ createdAt: direction }, { id: direction }],
      skip: (page - 1) * ORDERS_PER_PAGE,
      take: ORDERS_PER_PAGE,
      select: FIELDS,
    }),
  ]);
  const orders = rows.map(({ createdAt, disputes, ...order }) => ({
    ...order,
    createdAt: createdAt.toISOString(),
    disputes: disputes.map(({ dueAt, ...dispute }) => ({
      ...dispute,
      dueAt: dueAt?.toISOString() ?? null,
    })),
  }));
  const totalPages = Math.max(1, Math.ceil(total / ORDERS_PER_PAGE));
  return { orders, currentPage: page, totalPages, total };
}

const FIELDS = {
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
} satisfies Prisma.OrderSelect;
