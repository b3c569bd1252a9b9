import { db } from '@/lib/db/client';

/** A message of the contact page, as admins read it. */
export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
};

/** A page of the messages to the operator, the newest first. */
export async function listMessages({ page, limit }: { page: number; limit: number }) {
  const [total, rows] = await Promise.all([
    db().contactMessage.count(),
    db().contactMessage.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * limit,
      take: limit,
      select: { id: true, name: true, email: true, subject: true, message: true, createdAt: true },
    }),
  ]);
  const messages = rows.map(
    ({ createdAt, ...row }): ContactMessageRow => ({ ...row, createdAt: createdAt.toISOString() }),
  );
  return { messages, currentPage: page, totalPages: Math.max(1, Math.ceil(total / limit)), total };
}
