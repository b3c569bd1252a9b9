import { isSameText } from '@/lib/platform/crypto/keyed-hash';
import { secretFrom } from '@/lib/platform/http/secret-link';
import { isPublicId, LENGTH } from '@/lib/platform/ids/public-id';

/** A person, and the memorial whose mails they pause. */
export type PausedMails = { memorialId: string; userId: string };

/** The token in the links of mails. It can only pause or resume these mails. */
export const pauseToken = (memorialId: string, userId: string): string =>
  memorialId + userId + secretFrom(`pause ${memorialId} ${userId}`);

/** Returns null for a token that we did not create. */
export function readPauseToken(token: string): PausedMails | null {
  const memorialId = token.slice(0, LENGTH);
  const userId = token.slice(LENGTH, 2 * LENGTH);
  if (!isPublicId(memorialId) || !isPublicId(userId)) return null;
  return isSameText(token, pauseToken(memorialId, userId)) ? { memorialId, userId } : null;
}
