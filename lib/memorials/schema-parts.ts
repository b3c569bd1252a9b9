import { z } from 'zod';
import { type Fault, fault } from '@/lib/platform/language/fault';
import { NO_NUL } from '@/lib/platform/text-schema';

const tooLong = (limit: number) => fault('api.atMostCharacters', { limit });

/** For the limit of a list that people fill in. */
export const atMostItems = (limit: number) => fault('memorials.faults.tooManyItems', { limit });

/** A text, trimmed and composed (NFC: a letter and its accent are one character, as the files of the fonts have them); may be empty. */
export const textUpTo = (max: number) =>
  z.string().trim().normalize().max(max, tooLong(max)).regex(NO_NUL);

/** A text that must not be missing; `message` is what the person reads when it is. */
export const required = (message: Fault, max: number) =>
  z.string(message).trim().normalize().min(1, message).max(max, tooLong(max)).regex(NO_NUL);

const REAL_DATE = fault('memorials.faults.realDate');
const MOST_ITEMS = 100;
/** There is no year 0, and PostgreSQL refuses it. */
const realDay = z.iso.date(REAL_DATE).refine((day) => day >= '0001-01-01', REAL_DATE);

/** A day as yyyy-mm-dd that is in the calendar. */
export const isoDay = (message: Fault) => z.string(message).trim().min(1, message).pipe(realDay);

export const optionalDay = z.union([z.literal(''), realDay]).default('');

/**
 * A moment as a date field sends it; without an offset it is UTC. Returns whole ISO text, or ''. It
 * accepts what it returns: a kept form is checked once more when it has been paid for.
 */
export const optionalMoment = z
  .union([z.literal(''), z.iso.datetime({ local: true, offset: true })], REAL_DATE)
  .transform((text) => (text && !/(Z|[+-]\d\d:\d\d)$/.test(text) ? `${text}Z` : text))
  .refine((text) => text === '' || isStorable(new Date(text)), REAL_DATE)
  .transform((text) => text && new Date(text).toISOString())
  .default('');

const isStorable = (moment: Date) =>
  moment >= new Date('0001-01-01T00:00:00Z') && moment < new Date('9999-12-31T00:00:00Z');

/** A list of short texts; empty ones are dropped. */
export const textList = (max: number) =>
  z
    .array(textUpTo(max))
    .max(MOST_ITEMS, atMostItems(MOST_ITEMS))
    .transform((items) => items.filter((item) => item !== ''))
    .default([]);
