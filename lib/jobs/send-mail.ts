import { db } from '@/lib/db/client';
import { log } from '@/lib/log/log';
import { MailRefused, MailUndelivered } from '@/lib/ports/mail/port';
import { mailPort } from '@/lib/ports/mail/select';
import { enqueue } from './enqueue';
import { DAYS_OF_TRYING, retrySeconds } from './mail-rules';

/**
 * Sends one mail of the outbox. May run twice: a mail that has left is not sent again, and the
 * provider knows a repeated one by its id. A provider that is down delays the mail; the outbox row and
 * the next job are written together, so it is never lost.
 */
export async function sendMail({ mailId }: { mailId: string }): Promise<void> {
  const mail = await db().outboxMail.findUnique({
    where: { id: mailId },
    select: {
      id: true,
      to: true,
      replyTo: true,
      subject: true,
      text: true,
      html: true,
      attempts: true,
      createdAt: true,
      sentAt: true,
    },
  });
  if (!mail || mail.sentAt || mail.text === '') return; // gone, sent, or too old (forget-old-mail.ts)
  try {
    if (mail.to !== '') await mailPort().send(mail); // else nobody may get it (enqueue-blank-mail.ts)
  } catch (error) {
    return postpone(mail, error);
  }
  // A crash before this line sends the mail a second time, under the same id: better twice than never.
  await db().outboxMail.update({
    where: { id: mail.id },
    data: { sentAt: new Date(), text: '', html: '', lastError: '' },
    select: { id: true },
  });
}

type Waiting = { id: string; attempts: number; createdAt: Date };

async function postpone(mail: Waiting, error: unknown): Promise<void> {
  const refused = error instanceof MailRefused;
  const asked = error instanceof MailUndelivered ? error.retryAfterSeconds : undefined;
  const now = Date.now();
  const tooOld = now - mail.createdAt.getTime() > DAYS_OF_TRYING * 86_400_000;
  const giveUp = refused && tooOld;
  log[giveUp ? 'error' : 'warn']({ err: error, mailId: mail.id, giveUp }, 'a mail did not leave');
  const startAfter = new Date(now + retrySeconds(mail.attempts, refused, asked) * 1000);
  await db().$transaction(async (tx) => {
    await tx.outboxMail.update({
      where: { id: mail.id },
      data: { attempts: { increment: 1 }, lastError: String(error).slice(0, 500) },
      select: { id: true },
    });
    if (!giveUp) await enqueue(tx, 'send-mail', { mailId: mail.id }, { startAfter });
  });
}
