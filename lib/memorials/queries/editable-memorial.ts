import type { Viewer } from '@/lib/auth/viewer';
import { db, type Tx } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { isPublicId } from '@/lib/ids/is-public-id';
import { canEditMemorial, canSeeMemorial } from '../policy';

/** What a memorial's writes need to know of it. */
export type EditableMemorial = { createdById: string | null; mainPictureId: string | null };

/**
 * The memorial, if `viewer` may change it. Throws `not_found` when it is missing or not theirs to see,
 * and `forbidden` when they may only look (spec 6).
 */
export async function requireEditable(
  tx: Tx,
  viewer: Viewer,
  id: string,
): Promise<EditableMemorial> {
  const memorial = isPublicId(id)
    ? await tx.memorial.findUnique({
        where: { id },
        select: { createdById: true, isPublic: true, mainPictureId: true },
      })
    : null;
  if (!memorial || !canSeeMemorial(viewer, memorial))
    throw new AppError('not_found', 'Memorial not found.');
  if (!canEditMemorial(viewer, memorial))
    throw new AppError('forbidden', 'Only the creator of this memorial can change it.');
  return memorial;
}

/**
 * The same, and nobody else changes the memorial until the transaction ends. Whoever only refers to it,
 * a tribute for one, is not held up (NO KEY).
 */
export async function lockEditable(tx: Tx, viewer: Viewer, id: string): Promise<EditableMemorial> {
  if (isPublicId(id))
    await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${id} FOR NO KEY UPDATE`;
  return requireEditable(tx, viewer, id);
}

/** Refuses early who may not change a memorial; the change itself checks again, under its lock. */
export async function requireEditor(viewer: Viewer, id: string): Promise<void> {
  await requireEditable(db(), viewer, id);
}
