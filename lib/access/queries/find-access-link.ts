import { db } from '@/lib/platform/db/client';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';

/**
 * The invitation of a link; null if unknown. `isOver`: it has expired, or only keepers may see the
 * memorial now.
 */
export async function findAccessLink(secret: string, now = new Date()) {
  if (!isSecret(secret)) return null;
  const invitation = await db().accessInvitation.findUnique({
    where: { tokenHash: hashSecret(secret) },
    select: {
      id: true,
      expiresAt: true,
      memorial: { select: { id: true, fullName: true, visibility: true } },
    },
  });
  if (!invitation) return null;
  const { id, expiresAt, memorial } = invitation;
  return {
    id,
    memorialId: memorial.id,
    fullName: memorial.fullName,
    isOver: expiresAt <= now || memorial.visibility === 'keepers',
  };
}
