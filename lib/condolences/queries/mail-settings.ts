import { readPauseToken } from '@/lib/keepers/pause-token';
import { db } from '@/lib/platform/db/client';

/**
 * The memorial that the mails of this token are about, and whether they are paused; null for any
 * other token. The name is null if the person no longer keeps the memorial: an old mail must not
 * tell them more.
 */
export async function mailSettings(
  token: string,
): Promise<{ fullName: string | null; isPaused: boolean } | null> {
  const subscription = readPauseToken(token);
  if (!subscription) return null;
  const memorial = await db().memorial.findUnique({
    where: { id: subscription.memorialId },
    select: {
      fullName: true,
      keepers: { where: { userId: subscription.userId }, select: { userId: true } },
      condolenceReaders: { where: { userId: subscription.userId }, select: { pausedAt: true } },
    },
  });
  if (!memorial) return null;
  const isPaused = memorial.condolenceReaders.some(({ pausedAt }) => pausedAt !== null);
  const isKeeper = memorial.keepers.length > 0;
  return { fullName: isKeeper ? memorial.fullName : null, isPaused: isPaused || !isKeeper };
}
