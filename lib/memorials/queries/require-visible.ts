import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import type { Visibility } from '@/lib/access/rules';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';

/**
 * Returns the level of a memorial that the reader may see. Throws `not_found` if it is missing or
 * they may not see it.
 */
export async function requireVisible(
  reader: Reader | null,
  id: string,
): Promise<{ visibility: Visibility }> {
  const memorial = isPublicId(id)
    ? await db().memorial.findUnique({
        where: { id },
        select: accessSelect(reader),
      })
    : null;
  if (!memorial || !canSee(reader, memorial))
    throw new AppError('not_found', messageFor('memorials.refusals.notFound'));
  return { visibility: memorial.visibility };
}
