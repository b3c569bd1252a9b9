import type { Tx } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { enqueue } from './enqueue';

export type NewMail = {
  /** One key, one mail, for example `receipt/<orderId>`: a second mail with the same key is nothing. */
  key: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

/** Writes a mail to the outbox, to leave once the transaction has committed. */
export async function enqueueMail(tx: Tx, mail: NewMail): Promise<void> {
  if (mail.to === '') return; // an order whose buyer has deleted their profile
  const id = newId();
  const { count } = await tx.outboxMail.createMany({
    data: [{ ...mail, replyTo: mail.replyTo ?? null, id }],
    skipDuplicates: true, // ON CONFLICT DO NOTHING: an error would end the caller's transaction
  });
  if (count === 1) await enqueue(tx, 'send-mail', { mailId: id });
}
