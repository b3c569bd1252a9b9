import { db } from '@/lib/platform/db/client';
import { countPages, rowsOfPage } from '@/lib/platform/paging';

/** A message from the contact page, as admins see it. */
export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
  /** When an admin marked it as answered; null while it waits. */
  answeredAt: string | null;
};

/** A page of the messages to the operator, newest first. */
export async function listMessages({ page, limit }: { page: number; limit: number }) {
  const [total, rows] = await Promise.all([
    db().contactMessage.count(),
    db().contactMessage.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...rowsOfPage(page, limit),
      select: {
        id: true,
        name: true,
        email: true,
        subject: true,
        message: true,
        createdAt: true,
        answeredAt: true,
      },
    }),
  ]);
  const messages = rows.map(
    ({ createdAt, answeredAt, ...row }): ContactMessageRow => ({
      ...row,
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    }),
  );
  return { messages, ...countPages(page, limit, total) };
}
