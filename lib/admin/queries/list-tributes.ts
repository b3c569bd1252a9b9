import { db } from '@/lib/db/client';
import { splitName } from '../rules';
import type { TributesQuery } from '../schema';

type Name = { firstName: string; lastName: string };

/** A tribute as admins see it (spec 3, "Admin view"): the sender by name also when visitors see none. */
export type TributeRow = {
  id: string;
  memorialId: string;
  /** Who sent it: the account's name, or the one it carries when the account is gone. */
  sender: Name;
  /** Who is remembered. */
  receiver: Name;
  isAnonymous: boolean;
  /** US cents. */
  amountMinor: number;
  message: string;
  createdAt: string;
};

export type TributePage = {
  tributes: TributeRow[];
  currentPage: number;
  totalPages: number;
  total: number;
};

/** A page of all tributes. */
export async function listTributes(query: TributesQuery): Promise<TributePage> {
  const { page, limit, sortBy, sortOrder } = query;
  const orderBy = [{ [COLUMNS[sortBy]]: sortOrder }, { id: sortOrder }]; // as in the index, either way
  const [total, ids] = await Promise.all([
    db().tribute.count(),
    // The ids alone come from the index: whole rows would be read up to the page and thrown away.
    db().tribute.findMany({ orderBy, skip: (page - 1) * limit, take: limit, select: { id: true } }),
  ]);
  const rows = await db().tribute.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy,
    select: {
      id: true,
      memorialId: true,
      memorial: { select: { fullName: true } },
      sender: { select: { firstName: true, lastName: true } },
      senderName: true,
      isAnonymous: true,
      amountMinor: true,
      message: true,
      createdAt: true,
    },
  });
  return {
    tributes: rows.map(({ memorial, sender, senderName, createdAt, ...row }) => ({
      ...row,
      sender: sender ?? splitName(senderName),
      receiver: splitName(memorial.fullName),
      createdAt: createdAt.toISOString(),
    })),
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(total / limit)),
    total,
  };
}

const COLUMNS = { createdAt: 'createdAt', amount: 'amountMinor' } as const;
