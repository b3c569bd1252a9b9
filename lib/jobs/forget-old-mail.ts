import { db } from '@/lib/db/client';
import { DAYS_OF_RECORD, DAYS_OF_WORDS } from './mail-rules';

const DAY_MS = 86_400_000;

/** Empties what could not be sent for a month, and removes the record of what was sent long ago. */
export async function forgetOldMail(_: object, now = Date.now()): Promise<void> {
  await db().outboxMail.updateMany({
    where: { createdAt: { lt: new Date(now - DAYS_OF_WORDS * DAY_MS) }, text: { not: '' } },
    data: { text: '', html: '' },
  });
  await db().outboxMail.deleteMany({
    where: { sentAt: { lt: new Date(now - DAYS_OF_RECORD * DAY_MS) } },
  });
}
