import type { MailSubscription } from '@/lib/keepers/pause-token';
import { db } from '@/lib/platform/db/client';

/** Pauses or resumes the mails to one reader about a memorial's condolences. May be repeated. */
export async function pauseMails(
  { memorialId, userId }: MailSubscription,
  isPaused: boolean,
  now = new Date(),
): Promise<void> {
  // If the memorial or reader is gone, inserts nothing instead of failing.
  await db().$executeRaw`
    INSERT INTO condolence_readers ("memorialId", "userId", "pausedAt")
    SELECT m.id, u.id, ${isPaused ? now : null}::timestamptz FROM memorials m, users u
    WHERE m.id = ${memorialId} AND u.id = ${userId}
    ON CONFLICT ("memorialId", "userId") DO UPDATE SET "pausedAt" = EXCLUDED."pausedAt"`;
}
