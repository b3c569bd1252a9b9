import { z } from 'zod';

const LINE = 300;
const PARAGRAPH = 5_000;
const NO_NUL = /^[^\0]*$/;

/** One line of text, trimmed; may be empty. */
export const line = z.string().trim().max(LINE).regex(NO_NUL);

/** Several lines of text, trimmed; may be empty. */
export const paragraph = z.string().trim().max(PARAGRAPH).regex(NO_NUL);

/** A text that must be there; `message` is what the person reads when it is not. */
export const required = (message: string, max = LINE) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Please use at most ${max} characters`)
    .regex(NO_NUL);

/** A day as yyyy-mm-dd that is in the calendar. */
export const isoDay = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .pipe(z.iso.date({ error: 'Please enter a real date' }));

export const optionalDay = z.union([z.literal(''), z.iso.date()]).default('');

/** A list of short texts; empty ones are dropped. */
export const textList = z
  .array(line)
  .max(100)
  .transform((items) => items.filter((item) => item !== ''))
  .default([]);
