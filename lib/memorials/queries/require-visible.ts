import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';

/** Throws `not_found` if the memorial is missing or the reader may not see it. */
export async function requireVisible(reader: Reader | null, id: string): Promise<void> {
  const memorial = isPublicId(id)
    ? await db().memorial.findUnique({
        where: { id },
        select: accessSelect(reader),
      })
    : null;
  if (!memorial || !canSee(reader, memorial))
    throw new AppError('not_found', messageFor('memorials.refusals.notFound'));
}
