import { z } from 'zod';
import { PUBLIC_ID } from '@/lib/platform/ids/public-id';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { emailAddress, lineOfText, linesOfText, nameText } from '@/lib/platform/text-schema';

const NAME_LIMIT = 100;
const SUBJECT_LIMIT = 150;
export const MESSAGE_LIMIT = 5000;

/**
 * A message to the operator. The page shows the first fault (product.md 5), so faults are reported
 * in the order of the fields.
 */
export const contactInput = z.strictObject({
  /** Created by the form for each message, to recognise one that is sent again. */
  key: z.string().regex(PUBLIC_ID).optional(),
  name: nameText(issueMessage('contact.faults.nameRequired'), NAME_LIMIT),
  /** Stored as typed: a mail server may distinguish capitals. */
  email: emailAddress(issueMessage('contact.faults.emailInvalid')),
  subject: lineOfText(issueMessage('contact.faults.subjectRequired'), SUBJECT_LIMIT),
  message: linesOfText(issueMessage('contact.faults.messageRequired'), MESSAGE_LIMIT),
});

/** PUT /api/admin/messages/{id} */
export const messageStatusInput = z.strictObject({ answered: z.boolean() });

export type ContactInput = z.output<typeof contactInput>;
