import { z } from 'zod';
import { type IssueMessage, issueMessage } from '@/lib/platform/language/issue-message';
import { NO_NUL } from '@/lib/platform/text-schema';

const tooLong = (limit: number) => issueMessage('api.atMostCharacters', { limit });

/** The fault of a list with more items than its limit. */
export const tooManyItems = (limit: number) =>
  issueMessage('memorials.faults.tooManyItems', { limit });

/**
 * A text that may be empty, trimmed and in NFC, because the fonts contain accented letters as one
 * character.
 */
export const textUpTo = (max: number) =>
  z.string().trim().normalize().max(max, tooLong(max)).regex(NO_NUL);

/** A required text; `message` is shown if it is missing. */
export const requiredText = (message: IssueMessage, max: number) =>
  z.string(message).trim().normalize().min(1, message).max(max, tooLong(max)).regex(NO_NUL);

const REAL_DATE = issueMessage('memorials.faults.realDate');
const MAX_LIST_ITEMS = 100;
/** PostgreSQL has no year 0. */
const realDay = z.iso.date(REAL_DATE).refine((day) => day >= '0001-01-01', REAL_DATE);

/** A required day of the calendar as yyyy-mm-dd. */
export const isoDay = (message: IssueMessage) =>
  z.string(message).trim().min(1, message).pipe(realDay);

export const optionalDay = z.union([z.literal(''), realDay]).default('');

/**
 * A moment from a date field, UTC if it has no offset. Returns full ISO text, or ''. Accepts its
 * own output, because a draft is checked again after the payment.
 */
export const optionalMoment = z
  .union([z.literal(''), z.iso.datetime({ local: true, offset: true })], REAL_DATE)
  .transform((text) => (text && !/(Z|[+-]\d\d:\d\d)$/.test(text) ? `${text}Z` : text))
  .refine((text) => text === '' || isStorable(new Date(text)), REAL_DATE)
  .transform((text) => text && new Date(text).toISOString())
  .default('');

const isStorable = (moment: Date) =>
  moment >= new Date('0001-01-01T00:00:00Z') && moment < new Date('9999-12-31T00:00:00Z');

/** A list of short texts, without empty ones. */
export const textList = (max: number) =>
  z
    .array(textUpTo(max))
    .max(MAX_LIST_ITEMS, tooManyItems(MAX_LIST_ITEMS))
    .transform((items) => items.filter((item) => item !== ''))
    .default([]);
