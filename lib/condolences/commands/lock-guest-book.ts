import type { Tx } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';

/**
 * Locks the guest book of a memorial until the transaction ends, and creates its row if needed.
 * Take this lock before reading rights, level and rule, because they may change while waiting for
 * it. Does nothing if the memorial does not exist.
 */
export async function lockGuestBook(tx: Tx, memorialId: string): Promise<void> {
  if (!isPublicId(memorialId)) return;
  await tx.$executeRaw`
    INSERT INTO guest_books ("memorialId") SELECT id FROM memorials WHERE id = ${memorialId} ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT 1 FROM guest_books WHERE "memorialId" = ${memorialId} FOR UPDATE`;
}
