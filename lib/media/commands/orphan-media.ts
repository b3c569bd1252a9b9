import type { Tx } from '@/lib/db/client';

/**
 * Says that nothing shows these any more: they are out of sight at once, and the clean-up removes their
 * files (remove-media.ts). There is no way back.
 */
export async function orphanMedia(tx: Tx, mediaIds: string[]): Promise<void> {
  await tx.media.updateMany({
    where: { id: { in: mediaIds } },
    data: { state: 'orphaned', memorialId: null },
  });
}
