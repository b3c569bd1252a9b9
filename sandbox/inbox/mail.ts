import { z } from 'zod';

/** How many mails are kept; the oldest are deleted first. */
export const KEPT_MAILS = 500;

/** One mail as the inbox shows it; addresses have no names. */
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

/** Whether a mail went to this address, in whatever case it is written. */
export function wentTo(mail: Mail, address: string): boolean {
  return mail.to.split(', ').includes(address.trim().toLowerCase());
}
