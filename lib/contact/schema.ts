import { z } from 'zod';

const INVALID_EMAIL = 'Please enter a valid email address';
const NAME_LIMIT = 100;
const SUBJECT_LIMIT = 150;
export const MESSAGE_LIMIT = 5000;

/**
 * As strict as what may stand in a mail's Reply-To (lib/ports/mail/envelope.ts), so that every accepted
 * message also leaves: one address, no spaces, commas, quotes or controls.
 */
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(`^(?=.{1,64}@)${LOCAL}(\\.${LOCAL})*@(${LABEL}\\.)+${LABEL}$`, 'i');
/** Line breaks, other controls, and those that turn the direction of the text around them. */
const UNFIT_FOR_LINES = /[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const UNFIT_FOR_TEXT = /[^\P{Cc}\n\t]+|[\u202A-\u202E\u2066-\u2069]+/gu;

const atMost = (limit: number) => `Please use at most ${limit} characters`;

/** One line: what would break it becomes a space. */
const line = (missing: string, limit: number) =>
  z
    .string({ error: missing })
    .transform((text) => text.replace(UNFIT_FOR_LINES, ' ').trim())
    .pipe(z.string().min(1, missing).max(limit, atMost(limit)));

/** A message to the operator. Faults come in the order of the fields: the first one is shown (spec 5). */
export const contactInput = z.strictObject({
  name: line('Name is required', NAME_LIMIT),
  email: z
    .string({ error: INVALID_EMAIL })
    .transform((text) => text.normalize('NFKC').trim())
    .pipe(z.string().max(254, INVALID_EMAIL).regex(ADDRESS, INVALID_EMAIL)),
  subject: line('Subject is required', SUBJECT_LIMIT),
  message: z
    .string({ error: 'Message is required' })
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(UNFIT_FOR_TEXT, ' ').trim())
    .pipe(z.string().min(1, 'Message is required').max(MESSAGE_LIMIT, atMost(MESSAGE_LIMIT))),
});

export type ContactInput = z.output<typeof contactInput>;
