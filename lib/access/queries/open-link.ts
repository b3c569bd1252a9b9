import { db } from '@/lib/platform/db/client';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';

/**
 * The invitation of a link; null for an unknown one. `isOver`: it was sent too long ago, or the family keeps the page to
 * themselves for now.
 */
export async function openLink(secret: string, now = new Date()) {
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
