import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueueMail } from '@/lib/platform/mail/enqueue-mail';
import { contactMail } from '../contact-mail';
import type { ContactInput } from '../schema';

/** Stores a message to the operator and enqueues it as a mail: both, or neither. */
export async function sendMessage(message: ContactInput): Promise<void> {
  const id = newId();
  await db().$transaction(async (tx) => {
    await tx.contactMessage.create({ data: { ...message, id }, select: { id: true } });
    await enqueueMail(tx, contactMail(id, message));
  });
}
