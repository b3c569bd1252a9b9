import type { Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '../jobs/enqueue';

export type NewMail = {
  /**
   * Identifies the mail, for example `receipt/<orderId>`: a second mail with the same key is
   * ignored.
   */
  key: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /**
   * Our address that unsubscribes from mails like this one with one click; mail programs show a
   * button for it.
   */
  unsubscribeUrl?: string;
};

/** Writes a mail to the outbox; a job sends it once the transaction has committed. */
export async function enqueueMail(tx: Tx, mail: NewMail): Promise<void> {
  if (mail.to === '') return; // an order whose buyer deleted their profile
  await insert(tx, { ...mail, replyTo: mail.replyTo ?? null });
}

/**
 * Does the same work as enqueueMail for a mail that nobody may receive, so that timing does not
 * reveal the difference. The address is not stored, and the job sends nothing.
 */
export async function enqueueBlankMail(tx: Tx, mail: NewMail): Promise<void> {
  await insert(tx, { ...mail, to: '', replyTo: null });
}

type Row = Omit<NewMail, 'replyTo'> & { replyTo: string | null };

async function insert(tx: Tx, mail: Row): Promise<void> {
  const id = newId();
  const { count } = await tx.outboxMail.createMany({
    data: [{ ...mail, id }],
    skipDuplicates: true, // a unique violation would abort the caller's transaction
  });
  if (count === 1) await enqueue(tx, 'send-mail', { mailId: id });
}
