/** Somebody may read new condolences before the keepers of a memorial do (decision 0094). */
import { FIRST_READING_HOURS } from '@/lib/keepers/rules';
import { HOUR_MS } from '@/lib/platform/durations';
import type { CondolenceState } from './state-rules';

/** What the first reader does with a condolence: pass it on to the family, or set it aside. */
export const FIRST_READING_ACTS = ['pass', 'set_aside'] as const;
export type FirstReadingAct = (typeof FIRST_READING_ACTS)[number];

/** The columns of a condolence that decide whom it waits for. */
export type FirstReadingFacts = {
  state: CondolenceState;
  createdAt: Date;
  waitingSince: Date | null;
  readFirstAt: Date | null;
  setAsideAt: Date | null;
};

/** A memorial's first reader: a keeper, or a friend without an account, whose `userId` is null. */
export type FirstReaderFacts = { userId: string | null } | null;

/** Whether this member reads first. */
export const isFirstReader = (reader: FirstReaderFacts, userId: string): boolean =>
  reader !== null && reader.userId === userId;

/**
 * Whether a condolence is hidden from a keeper because the first reader has not read it; `waitingCondolences` in
 * queries/family-lists.ts is the same rule as SQL. What was set aside is not hidden: keepers see it when they ask for it.
 */
export const isLeftToFirstReader = (
  { state, createdAt, waitingSince, readFirstAt, setAsideAt }: FirstReadingFacts,
  reader: FirstReaderFacts,
  userId: string,
  now: Date,
): boolean =>
  state === 'waiting' &&
  reader !== null &&
  !isFirstReader(reader, userId) &&
  readFirstAt === null &&
  setAsideAt === null &&
  now.getTime() - (waitingSince ?? createdAt).getTime() < FIRST_READING_HOURS * HOUR_MS;

/**
 * Whether an act is this person's, and changes something. Only the first reader acts on what nobody has read; every
 * keeper may pass on what was set aside. What was passed on cannot be set aside any more.
 */
export function mayReadFirst(
  {
    state,
    readFirstAt,
    setAsideAt,
  }: Pick<FirstReadingFacts, 'state' | 'readFirstAt' | 'setAsideAt'>,
  act: FirstReadingAct,
  isByFirstReader: boolean,
): boolean {
  if (state !== 'waiting') return false;
  if (setAsideAt !== null) return act === 'pass';
  return readFirstAt === null && isByFirstReader;
}
