import { db } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';

/** The family's hint for its password; '' if there is none, or if the memorial has no password. */
export async function passwordHint(id: string): Promise<string> {
  if (!isPublicId(id)) return '';
  const memorial = await db().memorial.findUnique({
    where: { id, visibility: 'password' },
    select: { passwordHint: true },
  });
  return memorial?.passwordHint ?? '';
}
