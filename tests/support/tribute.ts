import { db } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';

let added = 0;

/** Puts a tribute of ten dollars onto a memorial, later than the one before; gives its id. */
export async function addTribute(
  memorialId: string,
  columns: {
    senderId?: string;
    senderName?: string;
    amountMinor?: number;
    message?: string;
    isAnonymous?: boolean;
  } = {},
): Promise<string> {
  const id = newId();
  const createdAt = new Date(Date.UTC(2026, 1, 1) + added++ * 1000);
  await db().tribute.create({
    data: { id, memorialId, createdAt, senderName: 'Ben Botha', amountMinor: 1000, ...columns },
    select: { id: true },
  });
  return id;
}
