import type { HandoverKind } from '@/lib/platform/db/generated/enums';
import { DAY_MS } from '@/lib/platform/durations';

/** How often a silent owner is asked before anything is announced, and how many days apart. */
export const TIMES_ASKED = 3;
export const ASKED_EVERY_DAYS = 30;

/** How many days before it happens a handover is announced. */
export const ANNOUNCED_DAYS = 30;
/** For how many days nothing is announced once more after somebody has objected. */
export const QUIET_DAYS = 90;

/** How many days an owner has to say that they are there when a keeper says that they have died. */
export const DEATH_DAYS = 14;
/** How many days a keeper has to say whether they want to own a memorial, which has no owner or whose owner hands it on. */
export const OFFER_DAYS = 14;
/** For how many days somebody cannot say once more that the owner has died when it was not so. */
export const CLAIM_AGAIN_DAYS = 90;

/** What needs the yes of whoever is to own the memorial; everything else happens unless it is stopped. */
export const isOffer = (kind: HandoverKind): boolean => kind === 'no_owner' || kind === 'transfer';

/** How long a link is kept that was mailed to a silent owner; longer than everything that follows from silence. */
export const QUESTION_KEPT_DAYS = 400;

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);
export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Whoever was here last at this moment or before has been silent for so many months; in UTC, the last day of a shorter month. */
export function silentSince(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}

/**
 * What to do about a silent owner: ask, announce that their memorials are handed over, or wait. `asked` are the moments at which
 * they were asked in this silence. Days count from the last question, not from a calendar: an owner has them all, also where the
 * site did not run for a while.
 */
export function nextStep(asked: readonly Date[], now: Date): 'ask' | 'announce' | 'wait' {
  const last = asked.reduce((latest, each) => Math.max(latest, each.getTime()), 0);
  if (last > daysBefore(now, ASKED_EVERY_DAYS).getTime()) return 'wait';
  return asked.length < TIMES_ASKED ? 'ask' : 'announce';
}

/** What an announced handover is judged by. */
type Announced = {
  kind: HandoverKind;
  announcedAt: Date;
  dueAt: Date;
  /** When the owner of that day was here last; null: that one is not the owner any more. */
  ownerSeenAt: Date | null;
  hasOwner: boolean;
  /** Whether the one who is to have it can; where nobody was named, this says nothing. */
  isReady: boolean;
};

/**
 * Whether an announced handover is carried out now, is over since the owner was here or nobody is there to take it, or goes on waiting. An
 * offer that nobody has answered in time is over.
 */
export function handoverStep(handover: Announced, now: Date): 'do' | 'cancel' | 'wait' {
  const { kind, announcedAt, dueAt, ownerSeenAt, hasOwner, isReady } = handover;
  const hasChanged = kind === 'transfer' ? !ownerSeenAt : hasOwner;
  if (isOffer(kind)) return hasChanged || !isReady || dueAt <= now ? 'cancel' : 'wait';
  if (!ownerSeenAt || ownerSeenAt > announcedAt || !isReady) return 'cancel';
  return dueAt <= now ? 'do' : 'wait';
}
