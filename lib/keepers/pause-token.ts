import { isSameText } from '@/lib/platform/crypto/keyed-hash';
import { secretFrom } from '@/lib/platform/http/secret-link';
import { isPublicId, LENGTH } from '@/lib/platform/ids/public-id';

/** Whose mails about which memorial. */
export type PausedMails = { memorialId: string; userId: string };

/** What the links in mails carry: it stops or resumes these mails, and opens nothing else. */
export const pauseToken = (memorialId: string, userId: string): string =>
  memorialId + userId + secretFrom(`pause ${memorialId} ${userId}`);

/** Returns null for anything that no mail of ours carries. */
export function readPauseToken(token: string): PausedMails | null {
  const memorialId = token.slice(0, LENGTH);
  const userId = token.slice(LENGTH, 2 * LENGTH);
  if (!isPublicId(memorialId) || !isPublicId(userId)) return null;
  return isSameText(token, pauseToken(memorialId, userId)) ? { memorialId, userId } : null;
}
