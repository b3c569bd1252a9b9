import { db, type Tx } from '@/lib/platform/db/client';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { type Birthday, birthdayMail } from '../birthday-mail';
import { birthdaysOn } from '../birthday-rules';

const BATCH = 200;

/**
 * Mails the owners of the memorials whose birthday is today, if they asked for it
 * (`birthdayReminder`) and the exact day is known. Safe to run several times a day: the outbox
 * sends each mail once a year. A missed day is not made up for, because a late reminder hurts.
 */
export async function sendBirthdayReminders(_: object, now = new Date()): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    after = await db().$transaction((tx) => remindBatch(tx, from, now));
  }
}

type Row = Birthday & { language: string };

/** Returns the last id of the batch, null if there are no more. */
async function remindBatch(tx: Tx, after: string, now: Date): Promise<string | null> {
  const days = birthdaysOn(now).map(({ month, day }) => month * 100 + day);
  const rows = await tx.$queryRaw<Row[]>`
    SELECT m.id, m."fullName", m."isPublic", m."mainPictureId", m."enableDigitalFlowers", m.wreath::text,
      to_char(m."birthDate", 'YYYY-MM-DD') AS "birthDate", u.id AS "userId", u.email,
      u."firstName", u.language,
      EXISTS (SELECT FROM keepers s WHERE s."memorialId" = m.id AND s.succession IS NOT NULL) AS "hasSuccessor"
    FROM memorials m JOIN keepers k ON k."memorialId" = m.id AND k.role = 'owner'
      JOIN users u ON u.id = k."userId"
    WHERE m."birthdayReminder" AND m."birthPrecision" = 'day' AND m.id > ${after}
      AND NOT EXISTS (SELECT FROM condolence_readers r
        WHERE r."memorialId" = m.id AND r."userId" = u.id AND r."pausedAt" IS NOT NULL)
      AND extract(month FROM m."birthDate") * 100 + extract(day FROM m."birthDate") = ANY(${days})
    ORDER BY m.id LIMIT ${BATCH}`;
  const year = now.getUTCFullYear();
  for (const row of rows)
    await enqueueMail(tx, birthdayMail(row, year, toOfferedLanguage(row.language)));
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
}
