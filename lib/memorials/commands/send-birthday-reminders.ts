import { db, type Tx } from '@/lib/db/client';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { birthdayMail } from '../birthday-mail';
import { birthdaysOn } from '../birthday-rules';

const BATCH = 200;

/**
 * Writes to the creators of memorials whose birthday it is, where they asked for it
 * (`enableBirthDateReminder`). May run as often as it likes on the day: the outbox knows who has one
 * this year. A day on which no instance ran at all is not made up for: a late reminder hurts.
 */
export async function sendBirthdayReminders(_: object, now = new Date()): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    after = await db().$transaction((tx) => remindBatch(tx, from, now));
  }
}

type Row = { id: string; fullName: string; birthDate: string; email: string };

/** Takes the last id that was seen; gives the next one, null when there are no more. */
async function remindBatch(tx: Tx, after: string, now: Date): Promise<string | null> {
  const days = birthdaysOn(now).map(({ month, day }) => month * 100 + day);
  const rows = await tx.$queryRaw<Row[]>`
    SELECT m.id, m."fullName", to_char(m."birthDate", 'YYYY-MM-DD') AS "birthDate", u.email
    FROM memorials m JOIN users u ON u.id = m."createdById"
    WHERE m."birthdayReminder" AND m.id > ${after}
      AND extract(month FROM m."birthDate") * 100 + extract(day FROM m."birthDate") = ANY(${days})
    ORDER BY m.id LIMIT ${BATCH}`;
  for (const row of rows) await enqueueMail(tx, birthdayMail(row, now.getUTCFullYear()));
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
}
