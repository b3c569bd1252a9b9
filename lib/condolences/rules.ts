import { type DatePrecision, possibleDays } from '@/lib/memorials/precision-rules';
import { HOUR_MS } from '@/lib/platform/durations';
import type { GuestBookRule } from './state-rules';

export const MAX_CONDOLENCE_LENGTH = 2_000;
export const MAX_AUTHOR_NAME_LENGTH = 80;
/** The family's question to an author, and the text of a report. */
export const MAX_NOTE_LENGTH = 500;
export const MAX_REPORT_LENGTH = 500;
/** Characters of the hash that are kept: enough that nobody can find other words with the same ones. */
export const REVISION_LENGTH = 22;
export const CONDOLENCES_PER_PAGE = 10;
/** Rows on a page of the review queues. */
export const QUEUE_PAGE = 20;
/** The most condolences that one request may decide about. */
export const MAX_CONDOLENCES_PER_CALL = 100;

/** Fake condolences arrive within two days of a death, so a memorial publishes none unread in its first three. */
const YOUNG_MS = 72 * HOUR_MS;
export const isYoungMemorial = (createdAt: Date, now: Date) =>
  now.getTime() - createdAt.getTime() < YOUNG_MS;

/** A storm begins when a memorial receives this many condolences in an hour. It ends CALM_HOURS after such an hour. */
export const STORM_PER_HOUR = 40;
export const CALM_HOURS = 6;

/** For how many days refused or removed words are kept, so that the same words are refused when sent again. */
export const REFUSED_RETENTION_DAYS = 90;
/** How many days an author's address is kept after the last decision. */
export const ADDRESS_RETENTION_DAYS = 30;
/** The most mails to an author after the first one, because a typed address may be anybody's. */
export const MAX_AUTHOR_MAILS = 3;
/** The most mails, with the first one, to a friend who has not used the link to read first; a typed address, too. */
export const MAX_MAILS_TO_SILENT_FRIEND = 3;
/** How many days back words are compared with those on other memorials. */
export const COPY_DAYS = 30;

/** How many days a candle burns, including the day on which it was lit. */
export const CANDLE_DAYS = 7;
/** How often the cached page updates the number of candles. */
export const CANDLE_COUNT_INTERVAL_MS = 10 * 60_000;

const AGE_OF_MAJORITY = 18;

/** Days as stored (yyyy-mm-dd), with their precision. */
export type Life = {
  birthDate: string;
  deathDate: string;
  birthPrecision: DatePrecision;
  deathPrecision: DatePrecision;
};

export function mayHaveBeenMinor(life: Life): boolean {
  const { last } = possibleDays(life.birthDate, life.birthPrecision);
  const { first } = possibleDays(life.deathDate, life.deathPrecision);
  const ofAge = String(Number(last.slice(0, 4)) + AGE_OF_MAJORITY).padStart(4, '0') + last.slice(4);
  return ofAge.length > first.length || ofAge > first;
}

/** Whether condolences may be published unread: the family chose so and the person was of age. */
export const mayPublishUnread = (rule: GuestBookRule, life: Life): boolean =>
  rule === 'at_once' && !mayHaveBeenMinor(life);

/** The HTML id of the condolences section on a memorial's page. */
export const CONDOLENCES_ID = 'condolences';
