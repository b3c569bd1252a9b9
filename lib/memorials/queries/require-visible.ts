import { keeperRow } from '@/lib/keepers/keeper-row';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';
import { canSeeMemorial } from '../policy';

/** Throws `not_found` when the memorial is missing, or when `viewer` may not see it. */
export async function requireVisible(viewer: Viewer | null, id: string): Promise<void> {
  const memorial = isPublicId(id)
    ? await db().memorial.findUnique({
        where: { id },
        select: { isPublic: true, keepers: keeperRow(viewer) },
      })
    : null;
  if (!memorial || !canSeeMemorial(viewer, memorial))
    throw new AppError('not_found', said('memorials.refusals.notFound'));
}
