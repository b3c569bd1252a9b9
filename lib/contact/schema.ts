import { z } from 'zod';
import { PUBLIC_ID } from '@/lib/platform/ids/public-id';
import { type Fault, fault } from '@/lib/platform/language/fault';
import { emailAddress } from '@/lib/platform/text-schema';

const NAME_LIMIT = 100;
const SUBJECT_LIMIT = 150;
export const MESSAGE_LIMIT = 5000;

/** Line breaks, other control characters, and those that change the direction of the text around them. */
const UNFIT_FOR_LINES = /[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const UNFIT_FOR_TEXT = /[^\P{Cc}\n\t]+|[\u202A-\u202E\u2066-\u2069]+/gu;

const atMost = (limit: number) => fault('api.atMostCharacters', { limit });

/** One line of text: whitespace and control characters become a space. */
const line = (missing: Fault, limit: number) =>
  z
    .string(missing)
    .transform((text) => text.replace(UNFIT_FOR_LINES, ' ').trim())
    .pipe(z.string().min(1, missing).max(limit, atMost(limit)));

const messageRequired = fault('contact.faults.messageRequired');

/** A message to the operator. Faults are reported in the order of the fields: the page shows the first one (product.md 5). */
export const contactInput = z.strictObject({
  /** Made by the form for each message: the same one with the same words is the same message, sent again. */
  key: z.string().regex(PUBLIC_ID).optional(),
  name: line(fault('contact.faults.nameRequired'), NAME_LIMIT),
  /** Stored as typed: a mail server may distinguish capitals. */
  email: emailAddress(fault('contact.faults.emailInvalid')),
  subject: line(fault('contact.faults.subjectRequired'), SUBJECT_LIMIT),
  message: z
    .string(messageRequired)
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(UNFIT_FOR_TEXT, ' ').trim())
    .pipe(z.string().min(1, messageRequired).max(MESSAGE_LIMIT, atMost(MESSAGE_LIMIT))),
});

/** PUT /api/admin/messages/{id} */
export const messageMark = z.strictObject({ answered: z.boolean() });

export type ContactInput = z.output<typeof contactInput>;
