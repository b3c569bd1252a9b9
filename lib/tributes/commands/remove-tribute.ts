import { writeAudit } from '@/lib/audit/write-audit';
import type { Viewer } from '@/lib/auth/viewer';
import { invalidatePage } from '@/lib/cache/invalidate-page';
import { db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { paths } from '@/lib/paths';

/**
 * Takes a tribute off its memorial's page, for good. Its order and the ledger stay: money that came in
 * came in. Only admins may (spec 6); the route says so. Throws `not_found`, the second time too.
 */
export async function removeTribute(viewer: Viewer, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ memorialId: string; orderId: string | null }[]>`
      DELETE FROM tributes WHERE id = ${id} RETURNING "memorialId", "orderId"`;
    const tribute = rows[0];
    if (!tribute) throw new AppError('not_found', 'This tribute was not found.');
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
