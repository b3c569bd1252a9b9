import { readPauseToken } from '@/lib/keepers/pause-token';
import { db } from '@/lib/platform/db/client';

/**
 * Whose memorial the mails of this token are about, and whether they are paused; null for any other token. The name is null where
 * they do not look after the memorial any more: whoever has an old mail need not learn what has become of it.
 */
export async function mailsOf(
  token: string,
): Promise<{ fullName: string | null; isPaused: boolean } | null> {
  const mails = readPauseToken(token);
  if (!mails) return null;
  const memorial = await db().memorial.findUnique({
    where: { id: mails.memorialId },
    select: {
      fullName: true,
      keepers: { where: { userId: mails.userId }, select: { userId: true } },
      condolenceReaders: { where: { userId: mails.userId }, select: { pausedAt: true } },
    },
  });
  if (!memorial) return null;
  const isPaused = memorial.condolenceReaders.some(({ pausedAt }) => pausedAt !== null);
  const isKeeper = memorial.keepers.length > 0;
  return { fullName: isKeeper ? memorial.fullName : null, isPaused: isPaused || !isKeeper };
}
