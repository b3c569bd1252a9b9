import type { Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '../jobs/enqueue';

export type NewMail = {
  /** Identifies the mail, for example `receipt/<orderId>`: a second mail with the same key is ignored. */
  key: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The full address of a page of ours where one press ends mails like this one; mail programs offer it, too. */
  unsubscribeUrl?: string;
};

/** Writes a mail to the outbox; a job sends it once the transaction has committed. */
export async function enqueueMail(tx: Tx, mail: NewMail): Promise<void> {
  if (mail.to === '') return; // an order whose buyer has deleted their profile
  await insert(tx, { ...mail, replyTo: mail.replyTo ?? null });
}

/**
 * Does exactly the work of enqueueMail for a mail that nobody may receive, so that timing does not reveal
 * the difference. Does not store the address, and the job sends nothing.
 */
export async function enqueueBlankMail(tx: Tx, mail: NewMail): Promise<void> {
  await insert(tx, { ...mail, to: '', replyTo: null });
}

type Row = Omit<NewMail, 'replyTo'> & { replyTo: string | null };

async function insert(tx: Tx, mail: Row): Promise<void> {
  const id = newId();
  const { count } = await tx.outboxMail.createMany({
    data: [{ ...mail, id }],
    skipDuplicates: true, // ON CONFLICT DO NOTHING: an error would end the caller's transaction
  });
  if (count === 1) await enqueue(tx, 'send-mail', { mailId: id });
}
