import type { PausedMails } from '@/lib/keepers/pause-token';
import { db } from '@/lib/platform/db/client';

/** Pauses or resumes the mails about a memorial's condolences to one reader. Twice changes nothing. */
export async function pauseMails(
  { memorialId, userId }: PausedMails,
  isPaused: boolean,
  now = new Date(),
): Promise<void> {
  // Without the memorial or the reader there is nothing to pause, and a row could not be written.
  await db().$executeRaw`
    INSERT INTO condolence_readers ("memorialId", "userId", "pausedAt")
    SELECT m.id, u.id, ${isPaused ? now : null}::timestamptz FROM memorials m, users u
    WHERE m.id = ${memorialId} AND u.id = ${userId}
    ON CONFLICT ("memorialId", "userId") DO UPDATE SET "pausedAt" = EXCLUDED."pausedAt"`;
}
