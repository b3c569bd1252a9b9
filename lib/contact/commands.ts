import { db } from '@/lib/db/client';
import { newId } from '@/lib/ids/public-id';
import { enqueueMail } from '@/lib/jobs/enqueue-mail';
import { contactMail } from './contact-mail';
import type { ContactInput } from './schema';

/** Keeps a message to the operator and puts it into the outbox: both, or neither. */
export async function sendMessage(message: ContactInput): Promise<void> {
  const id = newId();
  await db().$transaction(async (tx) => {
    await tx.contactMessage.create({ data: { ...message, id }, select: { id: true } });
    await enqueueMail(tx, contactMail(id, message));
  });
}
