import { z } from 'zod';

/** The number of mails that are kept; the oldest are deleted first. */
export const MAX_MAILS = 500;

/** A mail as shown in the inbox. Addresses have no names. */
export const mailSchema = z.object({
  id: z.number(),
  to: z.string(),
  from: z.string(),
  fromName: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  receivedAt: z.string(),
});

export type Mail = z.infer<typeof mailSchema>;

/** Returns whether a mail was sent to this address, ignoring case. */
export function isAddressedTo(mail: Mail, address: string): boolean {
  return mail.to.split(', ').includes(address.trim().toLowerCase());
}
