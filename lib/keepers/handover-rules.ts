import type { HandoverKind } from '@/lib/platform/db/generated/enums';
import { DAY_MS } from '@/lib/platform/durations';

/** How often a silent owner is asked before a handover is announced, and how many days apart. */
export const MAX_PRESENCE_CHECKS = 3;
export const PRESENCE_CHECK_INTERVAL_DAYS = 30;

/** How many days in advance a handover because of silence is announced. */
export const HANDOVER_NOTICE_DAYS = 30;
/** How many days after an objection no other handover is announced. */
export const OBJECTION_PAUSE_DAYS = 90;

/** How many days an owner has to contradict a report of their death. */
export const DEATH_DAYS = 14;
/** How many days a keeper has to accept a memorial that is offered to them. */
export const OFFER_DAYS = 14;
/** How many days after a wrong report of a death the same keeper cannot make another. */
export const DEATH_REPORT_PAUSE_DAYS = 90;

/** Whether the future owner must accept; any other handover happens unless it is stopped. */
export const isOffer = (kind: HandoverKind): boolean => kind === 'no_owner' || kind === 'transfer';

/**
 * How many days the link in a mail to a silent owner works; longer than anything that follows from
 * silence.
 */
export const PRESENCE_LINK_DAYS = 400;

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);
export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/**
 * An owner whose last visit was at this time or earlier has been silent for this many months (UTC). If the month does
 * not have the day, its last day is used.
 */
export function silentSince(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}

/**
 * Decides what to do about a silent owner. `checks` are the times at which the owner was asked in this period of
 * silence. The days count from the last question, not by the calendar, so that an owner has the full time to answer
 * even if the site was down for a while.
 */
export function nextSilenceStep(checks: readonly Date[], now: Date): 'ask' | 'announce' | 'wait' {
  const last = checks.reduce((latest, each) => Math.max(latest, each.getTime()), 0);
  if (last > daysBefore(now, PRESENCE_CHECK_INTERVAL_DAYS).getTime()) return 'wait';
  return checks.length < MAX_PRESENCE_CHECKS ? 'ask' : 'announce';
}

/** The facts that decide about an announced handover. */
type AnnouncedHandover = {
  kind: HandoverKind;
  announcedAt: Date;
  dueAt: Date;
  /**
   * When the person who owned the memorial at the announcement was last here; null if they no longer
   * own it.
   */
  ownerSeenAt: Date | null;
  hasOwner: boolean;
  /** Whether the chosen person can become the owner; true if nobody was chosen. */
  isReady: boolean;
};

/**
 * Whether to carry out a handover now, to cancel it because the owner returned or nobody can take
 * it, or to wait. An offer without an answer in time is cancelled.
 */
export function handoverStep(handover: AnnouncedHandover, now: Date): 'do' | 'cancel' | 'wait' {
  const { kind, announcedAt, dueAt, ownerSeenAt, hasOwner, isReady } = handover;
  const hasChanged = kind === 'transfer' ? !ownerSeenAt : hasOwner;
  if (isOffer(kind)) return hasChanged || !isReady || dueAt <= now ? 'cancel' : 'wait';
  if (!ownerSeenAt || ownerSeenAt > announcedAt || !isReady) return 'cancel';
  return dueAt <= now ? 'do' : 'wait';
}
