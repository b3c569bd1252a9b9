import { type DatePrecision, possibleDays } from '@/lib/memorials/precision-rules';
import { HOUR_MS } from '@/lib/platform/durations';
import type { GuestBookRule } from './state-rules';

export const MESSAGE_MAX = 2_000;
export const NAME_MAX = 80;
/** What the family asks an author, and what somebody adds to a report. */
export const NOTE_MAX = 500;
export const REPORT_WORDS_MAX = 500;
/** As many letters of a hash as nobody finds other words for. */
export const REVISION_LENGTH = 22;
export const CONDOLENCES_PER_PAGE = 10;
/** How many a family or an operator reads on a page, and decides about at once. */
export const QUEUE_PAGE = 20;
export const MOST_AT_ONCE = 100;

/** Fakes come within two days of a death: until then nothing is published unread. */
const YOUNG_MS = 72 * HOUR_MS;
export const isYoungMemorial = (createdAt: Date, now: Date) =>
  now.getTime() - createdAt.getTime() < YOUNG_MS;

/** More than this in an hour on one memorial is a storm, which lasts until so many calm hours have passed. */
export const STORM_AN_HOUR = 40;
export const CALM_HOURS = 6;

/** For how long words that were refused or removed are refused again, and kept, in days. */
export const REFUSED_DAYS = 90;
/** For how long an author's address is kept after the last decision, in days. */
export const ADDRESS_DAYS = 30;
/** So many mails tell an author what became of their words, beside the first one: a typed address may be anybody's. */
export const MOST_NEWS = 3;
/** For how long words on other memorials are compared, in days. */
export const COPY_DAYS = 30;

/** How long a candle burns, in days, the one it was lit on included. */
export const CANDLE_DAYS = 7;
/** The cached page says how many candles burn at most so often. */
export const CANDLES_EVERY_MS = 10 * 60_000;

const OF_AGE = 18;

/** A life, in stored days (yyyy-mm-dd) and how exactly they are known. */
export type Life = {
  birthDate: string;
  deathDate: string;
  birthPrecision: DatePrecision;
  deathPrecision: DatePrecision;
};

/** Whether the person may have been under 18 at their death. */
export function mayHaveBeenMinor(life: Life): boolean {
  const { last } = possibleDays(life.birthDate, life.birthPrecision);
  const { first } = possibleDays(life.deathDate, life.deathPrecision);
  const ofAge = String(Number(last.slice(0, 4)) + OF_AGE).padStart(4, '0') + last.slice(4);
  return ofAge.length > first.length || ofAge > first;
}

/** Whether the family of this person is offered `at_once`, and whether it holds. */
export const mayBeAtOnce = (rule: GuestBookRule, life: Life): boolean =>
  rule === 'at_once' && !mayHaveBeenMinor(life);

/** The id of the part of a memorial's page that has them. */
export const CONDOLENCES_ID = 'condolences';
