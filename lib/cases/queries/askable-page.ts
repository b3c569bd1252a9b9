import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { db } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';

/**
 * A page about which the reader may ask. Returns its name if they may see the page, and no name if they may only see
 * its gate. Null for any other page.
 */
export async function askablePage(
  reader: Reader | null,
  id: string,
): Promise<{ fullName: string | null } | null> {
  if (!isPublicId(id)) return null;
  const memorial = await db().memorial.findUnique({
    where: { id },
    select: { fullName: true, ...accessSelect(reader) },
  });
  if (!memorial) return null;
  if (canSee(reader, memorial)) return { fullName: memorial.fullName };
  const hasGate = memorial.visibility === 'password' || memorial.visibility === 'invited';
  return hasGate ? { fullName: null } : null;
}
