import { z } from 'zod';
import { type IssueMessage, issueMessage } from '@/lib/platform/language/issue-message';
import { NO_NUL, UNSTORABLE } from '@/lib/platform/text-schema';

const tooLong = (limit: number) => issueMessage('api.atMostCharacters', { limit });

/** The fault of a list with more items than its limit. */
export const tooManyItems = (limit: number) =>
  issueMessage('memorials.faults.tooManyItems', { limit });

/**
 * A text that may be empty, trimmed and in NFC, because the fonts contain accented letters as one
 * character.
 */
export const textUpTo = (max: number) =>
  z.string().trim().normalize().max(max, tooLong(max)).regex(NO_NUL, UNSTORABLE);

/** A required text; `message` is shown if it is missing. */
export const requiredText = (message: IssueMessage, max: number) =>
  z
    .string(message)
    .trim()
    .normalize()
    .min(1, message)
    .max(max, tooLong(max))
    .regex(NO_NUL, UNSTORABLE);

const REAL_DATE = issueMessage('memorials.faults.realDate');
const MAX_LIST_ITEMS = 100;
/** Midnight of a day, as programs send it that store days as moments. */
const MIDNIGHT = /^\d{4}-\d\d-\d\dT00:00(?::00(?:\.0{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?$/;
const DAY_NOTE =
  'A day such as 1940-04-01, or its midnight such as 1940-04-01T00:00:00Z: the offset does not move the day.';
const MOMENT_NOTE =
  'A moment such as 2011-10-08T10:30:00Z, or a day such as 2011-10-08, which means its midnight in UTC.';

const calendarDay = z.iso.date(REAL_DATE);
const midnight = z
  .string(REAL_DATE)
  .regex(MIDNIGHT, REAL_DATE)
  .transform(dayOfMidnight)
  .pipe(calendarDay);
/** PostgreSQL has no year 0. */
const isStorableDay = (day: string) => day === '' || day >= '0001-01-01';

/** A required day of the calendar, or its midnight with any offset. Returns yyyy-mm-dd. */
export const isoDay = (message: IssueMessage) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .meta({ description: DAY_NOTE })
    .pipe(z.union([calendarDay, midnight], REAL_DATE).refine(isStorableDay, REAL_DATE));

/** As `isoDay`, or ''. */
export const optionalDay = z
  .union([z.literal(''), calendarDay, midnight], REAL_DATE)
  .refine(isStorableDay, REAL_DATE)
  .default('')
  .meta({ description: DAY_NOTE });

/** A day in a request that is merged before it is checked: a midnight is its day there, any other text stays. */
export const dayToMerge = z
  .string(REAL_DATE)
  .transform(dayOfMidnight)
  .optional()
  .meta({ description: DAY_NOTE });

function dayOfMidnight(text: string): string {
  const trimmed = text.trim();
  return MIDNIGHT.test(trimmed) ? trimmed.slice(0, 'yyyy-mm-dd'.length) : text;
}

/**
 * A moment from a date field, UTC if it has no offset, or a day, which means its midnight. Returns full ISO text, or
 * ''. Accepts its own output, because a draft is checked again after the payment.
 */
export const optionalMoment = z
  .union(
    [
      z.literal(''),
      calendarDay.transform((day) => `${day}T00:00:00Z`),
      z.iso.datetime({ local: true, offset: true, ...REAL_DATE }),
    ],
    REAL_DATE,
  )
  .transform((text) => (text && !/(Z|[+-]\d\d:\d\d)$/.test(text) ? `${text}Z` : text))
  .refine((text) => text === '' || isStorable(new Date(text)), REAL_DATE)
  .transform((text) => text && new Date(text).toISOString())
  .default('')
  .meta({ description: MOMENT_NOTE });

const isStorable = (moment: Date) =>
  moment >= new Date('0001-01-01T00:00:00Z') && moment < new Date('9999-12-31T00:00:00Z');

/** A list of short texts, without empty ones. */
export const textList = (max: number) =>
  z
    .array(textUpTo(max))
    .max(MAX_LIST_ITEMS, tooManyItems(MAX_LIST_ITEMS))
    .transform((items) => items.filter((item) => item !== ''))
    .default([]);
