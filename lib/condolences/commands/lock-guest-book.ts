import type { Tx } from '@/lib/platform/db/client';

/**
 * Locks the guest book of a memorial until the transaction ends, and makes its row if there is none: of those who write and
 * decide at once, each sees what the one before did. Throws where the memorial is gone.
 */
export async function lockGuestBook(tx: Tx, memorialId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO guest_books ("memorialId") SELECT id FROM memorials WHERE id = ${memorialId} ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT 1 FROM guest_books WHERE "memorialId" = ${memorialId} FOR UPDATE`;
}
