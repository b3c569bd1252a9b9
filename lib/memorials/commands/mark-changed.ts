import type { Tx } from '@/lib/platform/db/client';

/**
 * Updates the time of a memorial's last change. Prisma does so by itself for writes to the
 * memorial's row, but not for writes to related tables.
 */
export async function markChanged(tx: Tx, id: string): Promise<void> {
  await tx.memorial.update({
    where: { id },
    data: { updatedAt: new Date() },
    select: { id: true },
  });
}
