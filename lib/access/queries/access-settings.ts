import { db } from '@/lib/platform/db/client';

/**
 * Who may see a memorial. The caller has checked that the viewer may see this. Throws P2025 if
 * the memorial no longer exists.
 */
export async function accessSettings(memorialId: string) {
  const { visibility, passwordHash, passwordHint } = await db().memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { visibility: true, passwordHash: true, passwordHint: true },
  });
  return { visibility, hasPassword: passwordHash !== '', passwordHint };
}
