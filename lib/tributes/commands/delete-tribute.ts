import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';

/**
 * Deletes a tribute from its memorial's page. Its order and ledger entries stay, because the
 * payment was received. Only for admins (product.md 6); the route checks that. Throws `not_found`,
 * also if it was already deleted.
 */
export async function deleteTribute(viewer: Viewer, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ memorialId: string; orderId: string | null }[]>`
      DELETE FROM tributes WHERE id = ${id} RETURNING "memorialId", "orderId"`;
    const tribute = rows[0];
    if (!tribute) throw new AppError('not_found', messageFor('tributes.refusals.notFound'));
    const { memorialId, orderId } = tribute;
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'tribute.delete',
      subject: `tribute/${id}`,
      detail: { memorialId, ...(orderId && { orderId }) },
    });
    await invalidatePage(tx, paths.memorial(memorialId));
  });
}
