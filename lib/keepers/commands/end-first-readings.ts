import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { HOUR_MS } from '@/lib/platform/durations';
import { publishEvents } from '@/lib/platform/events/publish-event';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { readingEndedMail } from '../keeper-mails';
import { personName } from '../mail-names';
import { mailRecipients } from '../queries/mail-recipients';
import { EDITING_ROLES, FIRST_READING_HOURS } from '../rules';

/**
 * Ends the reading of people who read condolences first (decision 0094). All keepers then see what was not read. What of
 * it arrived during the reading, and is not yet shown to them because of its age, counts as new for their mails and
 * webhooks; a mail tells them who has stopped. What was set aside stays so. Call this
 * before the rows of keepers are deleted, because their readings are deleted with them, and before an account is locked
 * against use, because it locks guest books. Returns how many ended.
 * @param byUserId who ends it or leaves, and gets no mail; null for anybody else
 * @param isUnused whether it ends because the friend never used the link, which the mail then says
 */
export async function endFirstReadings(
  tx: Tx,
  where: Prisma.FirstReaderWhereInput,
  byUserId: string | null,
  now: Date,
  isUnused = false,
): Promise<number> {
  const readers = await tx.firstReader.findMany({
    where,
    orderBy: { memorialId: 'asc' },
    select: {
      memorialId: true,
      memorial: { select: { id: true, fullName: true } },
      name: true,
      createdAt: true,
      keeper: { select: { user: { select: { firstName: true, lastName: true } } } },
    },
  });
  let ended = 0;
  for (const { memorialId, memorial, name, createdAt, keeper } of readers) {
    await tx.$queryRaw`SELECT 1 FROM guest_books WHERE "memorialId" = ${memorialId} FOR UPDATE`;
    const { count } = await tx.firstReader.deleteMany({ where: { AND: [where, { memorialId }] } });
    if (count === 0) continue;
    ended++;
    const longAgo = now.getTime() - FIRST_READING_HOURS * HOUR_MS;
    const gte = new Date(Math.max(createdAt.getTime(), longAgo));
    const unread = await tx.condolence.updateManyAndReturn({
      where: {
        memorialId,
        state: 'waiting',
        readFirstAt: null,
        setAsideAt: null,
        OR: [{ waitingSince: { gte } }, { waitingSince: null, createdAt: { gte } }],
      },
      data: { readFirstAt: now },
      select: { id: true },
    });
    const ids = unread.map(({ id }) => id);
    await publishEvents(tx, { type: 'condolence.waiting', memorialId, ids });
    const reader = keeper ? personName(keeper.user) : name;
    for (const recipient of await mailRecipients(tx, memorialId, EDITING_ROLES)) {
      if (recipient.id === byUserId) continue;
      const language = toOfferedLanguage(recipient.language);
      await enqueueMail(
        tx,
        readingEndedMail(memorial, { reader, isUnused }, recipient, now, language),
      );
    }
  }
  return ended;
}
