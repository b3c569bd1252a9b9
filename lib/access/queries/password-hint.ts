import { db } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';

/** What the family says to whoever does not remember its password; '' for nothing, and for memorials without one. */
export async function passwordHint(id: string): Promise<string> {
  if (!isPublicId(id)) return '';
  const memorial = await db().memorial.findUnique({
    where: { id, visibility: 'password' },
    select: { passwordHint: true },
  });
  return memorial?.passwordHint ?? '';
}
