import { db, type Tx } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { CONTENT_DAYS, RECORD_DAYS } from './mail-rules';

/**
 * Deletes the content of mails that could not be sent for a month, and old records of sent mails.
 */
export async function deleteOldMail(_: object, now = Date.now()): Promise<void> {
  await db().outboxMail.updateMany({
    where: { createdAt: { lt: new Date(now - CONTENT_DAYS * DAY_MS) }, text: { not: '' } },
    data: { text: '', html: '' },
  });
  await db().outboxMail.deleteMany({
    where: { sentAt: { lt: new Date(now - RECORD_DAYS * DAY_MS) } },
  });
}

/** Deletes every mail to an address from the outbox, sent or not. */
export async function deleteMailTo(tx: Tx, to: string): Promise<void> {
  await tx.outboxMail.deleteMany({ where: { to } });
}
