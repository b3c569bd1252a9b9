import { DAY_MS } from '@/lib/platform/durations';

/** The states of a contributed file until a keeper publishes it. */
export const CONTRIBUTION_STATES = ['waiting', 'declined'] as const;
export type ContributionState = (typeof CONTRIBUTION_STATES)[number];

/** A keeper's decisions. */
export const CONTRIBUTION_DECISIONS = ['publish', 'decline'] as const;
export type ContributionDecision = (typeof CONTRIBUTION_DECISIONS)[number];

/** How many files may wait on one memorial, and how many of them from one person. */
export const MAX_WAITING_CONTRIBUTIONS = 200;
export const MAX_WAITING_PER_PERSON = 60;

/** How many days a declined file is kept and can still be published. */
export const DECLINED_RETENTION_DAYS = 30;
/** How many days an undecided file is kept. Nothing shows it, so it must not stay forever. */
export const WAITING_RETENTION_DAYS = 365;

/** Files that were declined or sent before these times are deleted. */
export const contributionDeadlines = (now: Date) => ({
  declined: new Date(now.getTime() - DECLINED_RETENTION_DAYS * DAY_MS),
  waiting: new Date(now.getTime() - WAITING_RETENTION_DAYS * DAY_MS),
});
