import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import { canEditMemorial, canSeeMemorial } from '../policy';

/** The columns that a change to a memorial needs. */
export type EditableMemorial = {
  createdById: string | null;
  mainPictureId: string | null;
  coverId: string | null;
};

/**
 * The memorial, if `viewer` may change it. Throws `not_found` when it is missing or not theirs to see,
 * and `forbidden` when they may only look (product.md 6).
 */
export async function requireEditable(
  tx: Tx,
  viewer: Viewer,
  id: string,
): Promise<EditableMemorial> {
  const memorial = isPublicId(id)
    ? await tx.memorial.findUnique({
        where: { id },
        select: { createdById: true, isPublic: true, mainPictureId: true, coverId: true },
      })
    : null;
  if (!memorial || !canSeeMemorial(viewer, memorial))
    throw new AppError('not_found', said('memorials.refusals.notFound'));
  if (!canEditMemorial(viewer, memorial))
    throw new AppError('forbidden', said('memorials.refusals.creatorOnly'));
  return memorial;
}

/**
 * The same, locked against other changes until the transaction ends. What only refers to it, such as a
 * new tribute, does not wait (NO KEY).
 */
export async function lockEditable(tx: Tx, viewer: Viewer, id: string): Promise<EditableMemorial> {
  if (isPublicId(id))
    await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${id} FOR NO KEY UPDATE`;
  return requireEditable(tx, viewer, id);
}

/** Refuses early those who may not change a memorial; the change itself checks again, under its lock. */
export async function requireEditor(viewer: Viewer, id: string): Promise<void> {
  await requireEditable(db(), viewer, id);
}
