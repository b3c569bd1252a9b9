import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { instrumentCall } from '@/lib/platform/instrument-call';
import { log } from '@/lib/platform/log';
import { MailRefused, MailUndelivered, type OutgoingMail } from '@/lib/platform/mail/port';
import { mailPort } from '@/lib/platform/mail/select';
import { metrics } from '@/lib/platform/metrics';
import { enqueue } from '../jobs/enqueue';
import { isHeld } from './held-mail';
import { RETRY_DAYS, recordedSubject, retrySeconds } from './mail-rules';

/**
 * Sends one mail of the outbox. Safe to repeat: a sent mail is not sent again, and the provider
 * recognises a repeated one by its id. If the provider is down, the mail is delayed but never lost:
 * the outbox row and the next job are written in one transaction.
 */
export async function sendMail({ mailId }: { mailId: string }): Promise<void> {
  const mail = await db().outboxMail.findUnique({
    where: { id: mailId },
    select: {
      id: true,
      key: true,
      heldAt: true,
      to: true,
      replyTo: true,
      subject: true,
      text: true,
      html: true,
      unsubscribeUrl: true,
      attempts: true,
      createdAt: true,
      sentAt: true,
    },
  });
  if (!mail || mail.sentAt || mail.text === '') return; // gone, sent, or too old (delete-mail.ts)
  if (await isHeld(mail)) return; // waits for the operator
  try {
    if (mail.to !== '') await send(mail); // '' if nobody may receive it (enqueueBlankMail)
  } catch (error) {
    return postpone(mail, error);
  }
  // A crash before this line sends the mail again under the same id: better twice than never.
  await db().outboxMail.update({
    where: { id: mail.id },
    data: {
      sentAt: new Date(),
      subject: recordedSubject(mail.subject, mail.text),
      text: '',
      html: '',
      lastError: '',
    },
    select: { id: true },
  });
}

async function send(mail: OutgoingMail): Promise<void> {
  await instrumentCall('mail', () => mailPort().send(mail), isRefusal);
  metrics()?.mailed('sent');
}

/** The provider answered, even though it will never accept this mail, so it is not down. */
const isRefusal = (error: unknown) => error instanceof MailRefused;

type QueuedMail = { id: string; attempts: number; createdAt: Date };

async function postpone(mail: QueuedMail, error: unknown): Promise<void> {
  const refused = isRefusal(error);
  if (refused) metrics()?.mailed('refused');
  const retryAfterSeconds = error instanceof MailUndelivered ? error.retryAfterSeconds : undefined;
  const now = Date.now();
  const tooOld = now - mail.createdAt.getTime() > RETRY_DAYS * DAY_MS;
  const giveUp = refused && tooOld;
  log[giveUp ? 'error' : 'warn'](
    { err: error, mailId: mail.id, giveUp },
    'a mail could not be sent',
  );
  const startAfter = new Date(now + retrySeconds(mail.attempts, refused, retryAfterSeconds) * 1000);
  await db().$transaction(async (tx) => {
    await tx.outboxMail.update({
      where: { id: mail.id },
      data: { attempts: { increment: 1 }, lastError: String(error).slice(0, 500) },
      select: { id: true },
    });
    if (!giveUp) await enqueue(tx, 'send-mail', { mailId: mail.id }, { startAfter });
  });
}
