import { z } from 'zod';

const LINE = 300;
const PARAGRAPH = 5_000;
/** PostgreSQL cannot store U+0000 (design/security.md, fact 5). */
export const NO_NUL = /^[^\0]*$/;

const atMost = (max: number) => z.string().trim().max(max, tooLong(max)).regex(NO_NUL);
const tooLong = (max: number) => `Please use at most ${max} characters`;

/** One line of text, trimmed; may be empty. */
export const line = atMost(LINE);

/** Several lines of text, trimmed; may be empty. */
export const paragraph = atMost(PARAGRAPH);

/** A text that must be there; `message` is what the person reads when it is not. */
export const required = (message: string, max = LINE) =>
  z.string({ error: message }).trim().min(1, message).max(max, tooLong(max)).regex(NO_NUL);

const REAL_DATE = 'Please enter a real date';
/** There is no year 0, and PostgreSQL refuses it. */
const realDay = z.iso.date({ error: REAL_DATE }).refine((day) => day >= '0001-01-01', REAL_DATE);

/** A day as yyyy-mm-dd that is in the calendar. */
export const isoDay = (message: string) =>
  z.string({ error: message }).trim().min(1, message).pipe(realDay);

export const optionalDay = z.union([z.literal(''), realDay]).default('');

/**
 * A moment as a date field gives it; without an offset it is UTC. Gives whole ISO text, or ''. What it
 * gives it takes again: a kept form is checked once more when it has been paid for.
 */
export const optionalMoment = z
  .union([z.literal(''), z.iso.datetime({ local: true, offset: true })], { error: REAL_DATE })
  .transform((text) => (text && !/(Z|[+-]\d\d:\d\d)$/.test(text) ? `${text}Z` : text))
  .refine((text) => text === '' || isStorable(new Date(text)), REAL_DATE)
  .transform((text) => text && new Date(text).toISOString())
  .default('');

const isStorable = (moment: Date) =>
  moment >= new Date('0001-01-01T00:00:00Z') && moment < new Date('9999-12-31T00:00:00Z');

/** A list of short texts; empty ones are dropped. */
export const textList = z
  .array(line)
  .max(100, 'Please use at most 100 items')
  .transform((items) => items.filter((item) => item !== ''))
  .default([]);
