import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';

/** The mails that a keeper has received so far. */
export type DigestReader = {
  pausedAt: Date | null;
  /** An IANA name. */
  timeZone: string;
  sent: number;
  lastSentAt: Date | null;
  remindedAt: Date | null;
};

/** What waits for the family of a memorial. */
export type WaitingItems = {
  count: number;
  oldest: Date;
  newest: Date;
  /** The time of the first condolence or contributor. */
  opened: Date;
  /** Whether the family has decided about anything since the oldest waiting item arrived. */
  isTouched: boolean;
};

const FIRST_AFTER_MS = 10 * MINUTE_MS;
/**
 * In the first week each gap between mails is twice the one before, so that the first hours do not
 * bring twenty mails.
 */
const FIRST_GAP_MS = 4 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const MAX_IN_FIRST_WEEK = 6;
/** After the first week there is at most one mail a day, at five in the afternoon in the time zone of the reader. */
const HOUR_OF_DAY = 17;
/** If nothing was decided for this long, one mail says that there is no hurry. */
const NO_HURRY_MS = 72 * HOUR_MS;

/** The mail that is due to a reader now; null if nothing new waits. */
export function dueMail(
  reader: DigestReader,
  waiting: WaitingItems,
  now: Date,
): 'digest' | 'no_hurry' | null {
  if (waiting.count === 0 || reader.pausedAt) return null;
  const { lastSentAt, remindedAt } = reader;
  const isOld = now.getTime() - waiting.oldest.getTime() >= NO_HURRY_MS;
  const mayRemind = isOld && !waiting.isTouched && (!remindedAt || remindedAt < waiting.oldest);
  const hasNews = !lastSentAt || waiting.newest > lastSentAt;
  if (!hasNews && !mayRemind) return null;
  if (!isTime(reader, waiting, now)) return null;
  return mayRemind ? 'no_hurry' : 'digest';
}

function isTime(
  { lastSentAt, sent, timeZone }: DigestReader,
  waiting: WaitingItems,
  now: Date,
): boolean {
  if (!lastSentAt) return now.getTime() - waiting.oldest.getTime() >= FIRST_AFTER_MS;
  if (now.getTime() - waiting.opened.getTime() >= WEEK_MS)
    return eveningOf(now, timeZone) > eveningOf(lastSentAt, timeZone);
  const gap = FIRST_GAP_MS * 2 ** (sent - 1);
  return sent < MAX_IN_FIRST_WEEK && now.getTime() - lastSentAt.getTime() >= gap;
}

/** The last day (yyyy-mm-dd) on which it was five in the afternoon in this time zone. */
function eveningOf(at: Date, timeZone: string): string {
  const moved = new Date(at.getTime() - HOUR_OF_DAY * HOUR_MS);
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moved);
}

export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
