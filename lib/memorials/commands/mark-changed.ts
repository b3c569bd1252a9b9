import type { Tx } from '@/lib/platform/db/client';

/** Sets when a memorial was changed last. Writing to its own row does so by itself; what belongs to it needs this. */
export async function markChanged(tx: Tx, id: string): Promise<void> {
  await tx.memorial.update({
    where: { id },
    data: { updatedAt: new Date() },
    select: { id: true },
  });
}
