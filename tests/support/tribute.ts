import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';

let addedCount = 0;

/** Inserts a tribute of ten dollars, newer than the previous one. Returns its id. */
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
  const createdAt = new Date(Date.UTC(2026, 1, 1) + addedCount++ * 1000);
  await db().tribute.create({
    data: { id, memorialId, createdAt, senderName: 'Ben Botha', amountMinor: 1000, ...columns },
    select: { id: true },
  });
  return id;
}
