import { db } from '@/lib/platform/db/client';
import { derivedId } from '@/lib/platform/ids/derived-id';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { contactMail } from '../contact-mail';
import type { ContactInput } from '../schema';

/**
 * Stores a message to the operator and enqueues its mail, in one transaction. If the same message
 * arrives again because its answer was lost, nothing happens; with other words it is another
 * message.
 * @param isMailed false while strangers send so many that their mails would use up the provider's
 * quota; the operator then finds the message in the admin pages only
 */
export async function sendMessage(
  { key, ...message }: ContactInput,
  isMailed: boolean,
): Promise<void> {
  const { name, email, subject } = message;
  const id = key ? derivedId(key, name, email, subject, message.message) : newId();
  await db().$transaction(async (tx) => {
    const { count } = await tx.contactMessage.createMany({
      data: [{ ...message, id }],
      skipDuplicates: true,
    });
    if (count === 1 && isMailed) await enqueueMail(tx, contactMail(id, message));
  });
}
