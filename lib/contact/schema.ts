import { z } from 'zod';
import { PUBLIC_ID } from '@/lib/platform/ids/public-id';
import { fault } from '@/lib/platform/language/fault';
import { emailAddress, lineOfText, linesOfText } from '@/lib/platform/text-schema';

const NAME_LIMIT = 100;
const SUBJECT_LIMIT = 150;
export const MESSAGE_LIMIT = 5000;

/** A message to the operator. Faults are reported in the order of the fields: the page shows the first one (product.md 5). */
export const contactInput = z.strictObject({
  /** Made by the form for each message: the same one with the same words is the same message, sent again. */
  key: z.string().regex(PUBLIC_ID).optional(),
  name: lineOfText(fault('contact.faults.nameRequired'), NAME_LIMIT),
  /** Stored as typed: a mail server may distinguish capitals. */
  email: emailAddress(fault('contact.faults.emailInvalid')),
  subject: lineOfText(fault('contact.faults.subjectRequired'), SUBJECT_LIMIT),
  message: linesOfText(fault('contact.faults.messageRequired'), MESSAGE_LIMIT),
});

/** PUT /api/admin/messages/{id} */
export const messageMark = z.strictObject({ answered: z.boolean() });

export type ContactInput = z.output<typeof contactInput>;
