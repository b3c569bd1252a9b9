import type { Tx } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';

/**
 * Locks the guest book of a memorial until the transaction ends, and makes its row if there is none: of those who write and
 * decide at once, each sees what the one before did. Rights, level and rule are read after it: whoever read them before has waited
 * for what may have changed them. Locks nothing where there is no such memorial.
 */
export async function lockGuestBook(tx: Tx, memorialId: string): Promise<void> {
  if (!isPublicId(memorialId)) return;
  await tx.$executeRaw`
    INSERT INTO guest_books ("memorialId") SELECT id FROM memorials WHERE id = ${memorialId} ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT 1 FROM guest_books WHERE "memorialId" = ${memorialId} FOR UPDATE`;
}
