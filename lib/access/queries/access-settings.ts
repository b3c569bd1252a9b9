import { db } from '@/lib/platform/db/client';

/** Who sees a memorial, for those who may change that; the caller has checked that they may. Throws P2025 when it is gone. */
export async function accessSettings(memorialId: string) {
  const { visibility, passwordHash, passwordHint } = await db().memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { visibility: true, passwordHash: true, passwordHint: true },
  });
  return { visibility, hasPassword: passwordHash !== '', passwordHint };
}
