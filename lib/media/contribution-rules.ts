import { DAY_MS } from '@/lib/platform/durations';

/** What a file is that a contributor added, until a keeper shows it. */
export const CONTRIBUTION_STATES = ['waiting', 'declined'] as const;
export type ContributionState = (typeof CONTRIBUTION_STATES)[number];

/** What a keeper decides about it. */
export const CONTRIBUTION_DECISIONS = ['publish', 'decline'] as const;
export type ContributionDecision = (typeof CONTRIBUTION_DECISIONS)[number];

/** How many files may wait for the keepers of one memorial, and how many of them may be from one person. */
export const MOST_WAITING = 200;
export const MOST_WAITING_OF_ONE = 60;

/** How long what is not shown can be shown after all. Then its files are deleted. */
export const DECLINED_DAYS = 30;
/** How long a file waits that nobody decides about. Nothing of it is shown, so it cannot stay for good. */
export const WAITING_DAYS = 365;

/** The moments before which something was declined, or sent, whose files are deleted `now`. */
export const endOfContributions = (now: Date) => ({
  declined: new Date(now.getTime() - DECLINED_DAYS * DAY_MS),
  waiting: new Date(now.getTime() - WAITING_DAYS * DAY_MS),
});
