import { db } from '@/lib/platform/db/client';
import { tryConsumeMailLimit } from '@/lib/platform/http/mail-budget';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { unsealContact } from '../author-contact';
import { dueMail, type WaitingItems } from '../digest-rules';
import { firstReaderDigestMail } from '../first-reader-mails';
import { MAX_MAILS_TO_SILENT_FRIEND } from '../rules';

const BATCH = 200;

type Friend = Omit<WaitingItems, 'isTouched'> & {
  memorialId: string;
  fullName: string;
  contactSealed: string;
  language: string;
  sent: number;
  lastSentAt: Date | null;
};

/**
 * Tells friends who read first by mail how many condolences they have not read, no more often than digest-rules.ts
 * allows, and a few times only until they have used their link. A keeper who reads first gets the digests of keepers.
 * Safe to repeat.
 */
export async function sendFirstReaderDigests(now: Date): Promise<void> {
  let after = '';
  for (;;) {
    const friends = await friendsAfter(after, now);
    for (const friend of friends) {
      // The time zone of somebody without an account is not known, and they end the mails with their link. No mail says
      // that there is no hurry: by then the family sees what the friend has not read.
      const reader = { ...friend, timeZone: 'UTC', pausedAt: null, remindedAt: null };
      if (dueMail(reader, { ...friend, isTouched: true }, now)) await send(friend, now);
    }
    const last = friends.at(-1);
    if (!last || friends.length < BATCH) return;
    after = last.memorialId;
  }
}

/** Friends with unread condolences. A frozen memorial waits, because its link refuses. */
const friendsAfter = (after: string, now: Date) =>
  db().$queryRaw<Friend[]>`
    SELECT f."memorialId", m."fullName", f."contactSealed", f.language, f.sent, f."lastSentAt",
      w.count, w.oldest, w.newest, f."createdAt" AS opened
    FROM first_readers f JOIN memorials m ON m.id = f."memorialId"
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count, min(coalesce(c."waitingSince", c."createdAt")) AS oldest,
          max(coalesce(c."waitingSince", c."createdAt")) AS newest
        FROM condolences c WHERE c."memorialId" = f."memorialId" AND c.state = 'waiting'
          AND c."readFirstAt" IS NULL AND c."setAsideAt" IS NULL) w
    WHERE f."secretHash" IS NOT NULL AND (f."usedAt" IS NOT NULL OR f.sent < ${MAX_MAILS_TO_SILENT_FRIEND})
      AND f."memorialId" > ${after} AND w.oldest <= ${now}
      AND NOT EXISTS (SELECT FROM memorial_freezes z WHERE z."memorialId" = f."memorialId")
    ORDER BY f."memorialId" LIMIT ${BATCH}`;

/** Records and sends the mail, unless another run did so or the family has chosen somebody else. */
async function send(friend: Friend, now: Date): Promise<void> {
  const { memorialId, contactSealed, sent, fullName, count } = friend;
  const contact = unsealContact(contactSealed);
  // Beyond the day's limit, a later run sends it.
  if (!contact || !(await tryConsumeMailLimit(contact.email, memorialId))) return;
  await db().$transaction(async (tx) => {
    const recorded = await tx.firstReader.updateMany({
      where: { memorialId, contactSealed, sent },
      data: { sent: sent + 1, lastSentAt: now },
    });
    if (recorded.count === 0) return;
    const digest = { ...contact, fullName, count, number: sent + 1 };
    const language = toOfferedLanguage(friend.language);
    await enqueueMail(tx, firstReaderDigestMail(digest, language));
  });
}
