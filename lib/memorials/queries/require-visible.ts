import { accessRow } from '@/lib/access/access-row';
import { canSee } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { said } from '@/lib/platform/language/said';

/** Throws `not_found` if the memorial is missing or the reader may not see it. */
export async function requireVisible(reader: Reader | null, id: string): Promise<void> {
  const memorial = isPublicId(id)
    ? await db().memorial.findUnique({
        where: { id },
        select: accessRow(reader),
      })
    : null;
  if (!memorial || !canSee(reader, memorial))
    throw new AppError('not_found', said('memorials.refusals.notFound'));
}
