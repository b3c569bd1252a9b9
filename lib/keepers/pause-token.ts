import { equalsInConstantTime } from '@/lib/platform/crypto/keyed-hash';
import { deriveSecret } from '@/lib/platform/http/secret-link';
import { ID_LENGTH, isPublicId } from '@/lib/platform/ids/public-id';

/** A person, and the memorial whose mails they pause. */
export type MailSubscription = { memorialId: string; userId: string };

/** The token in the links of mails. It can only pause or resume these mails. */
export const pauseToken = (memorialId: string, userId: string): string =>
  memorialId + userId + deriveSecret(`pause ${memorialId} ${userId}`);

/** Returns null for a token that we did not create. */
export function readPauseToken(token: string): MailSubscription | null {
  const memorialId = token.slice(0, ID_LENGTH);
  const userId = token.slice(ID_LENGTH, 2 * ID_LENGTH);
  if (!isPublicId(memorialId) || !isPublicId(userId)) return null;
  return equalsInConstantTime(token, pauseToken(memorialId, userId))
    ? { memorialId, userId }
    : null;
}
