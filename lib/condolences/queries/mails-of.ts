import { db } from '@/lib/platform/db/client';
import { readPauseToken } from '../pause-token';

/** Whose memorial the mails of this token are about, and whether they are paused; null for any other token. */
export async function mailsOf(
  token: string,
): Promise<{ fullName: string; isPaused: boolean } | null> {
  const mails = readPauseToken(token);
  if (!mails) return null;
  const memorial = await db().memorial.findUnique({
    where: { id: mails.memorialId },
    select: {
      fullName: true,
      condolenceReaders: { where: { userId: mails.userId }, select: { pausedAt: true } },
    },
  });
  if (!memorial) return null;
  const isPaused = memorial.condolenceReaders.some(({ pausedAt }) => pausedAt !== null);
  return { fullName: memorial.fullName, isPaused };
}
