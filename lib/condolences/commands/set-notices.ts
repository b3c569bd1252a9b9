import { requireEditable } from '@/lib/memorials/queries/editable-memorial';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { lockGuestBook } from './lock-guest-book';

/**
 * Sets whether the viewer gets mails about items that wait for review on a memorial they keep, and the time zone for
 * which the time of the mails is chosen. Throws `not_found` and `forbidden`.
 */
export async function setNotices(
  viewer: Viewer,
  memorialId: string,
  { mails, timeZone }: { mails: boolean; timeZone: string },
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    await requireEditable(tx, viewer, memorialId);
    const key = { memorialId, userId: viewer.userId };
    const columns = { timeZone, pausedAt: mails ? null : now };
    await tx.condolenceReader.upsert({
      where: { memorialId_userId: key },
      create: { ...key, ...columns },
      update: columns,
      select: { userId: true },
    });
  });
}
