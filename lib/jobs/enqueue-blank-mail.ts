import type { Tx } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { enqueue } from './enqueue';
import type { NewMail } from './enqueue-mail';

/**
 * Does the work of enqueueMail, to the byte, for a mail that nobody may get: whoever waits for the
 * answer cannot tell the two apart. The address is not kept, and its job sends nothing.
 */
export async function enqueueBlankMail(tx: Tx, mail: NewMail): Promise<void> {
  const id = newId();
  const { count } = await tx.outboxMail.createMany({
    data: [{ ...mail, to: '', replyTo: null, id }],
    skipDuplicates: true,
  });
  if (count === 1) await enqueue(tx, 'send-mail', { mailId: id });
}
