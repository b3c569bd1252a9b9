import { DAY_MS, HOUR_MS } from '@/lib/platform/durations';

/** The owner decides about the memorial, keepers change it with the owner, contributors add to it. */
export const KEEPER_ROLES = ['owner', 'keeper', 'contributor'] as const;
export type KeeperRole = (typeof KEEPER_ROLES)[number];

/** Those who change a memorial. */
export const EDITING_ROLES = ['owner', 'keeper'] as const satisfies KeeperRole[];

/** Whether nobody else could change the memorial, or answer for it, once this one is gone; whoever leaves soon does not count. */
export const isLastEditor = (keeper: Editor, all: readonly Editor[]): boolean =>
  keeper.role !== 'contributor' &&
  all.every((one) => one === keeper || one.role === 'contributor' || one.leavesAt !== null);
type Editor = { role: KeeperRole; leavesAt: unknown };

/** What somebody can be invited as. */
export const INVITED_ROLES = ['keeper', 'contributor'] as const satisfies KeeperRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** What a keeper is whom the owner wants to have the page next. */
export const SUCCESSIONS = ['asked', 'accepted'] as const;
export type Succession = (typeof SUCCESSIONS)[number];

/** How many of them a memorial may have, those who are invited included. */
export const MOST_WITH_ROLE: Record<InvitedRole, number> = { keeper: 20, contributor: 200 };

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** Until when the same person is not written to again about the same memorial. */
export const SEND_AGAIN_AFTER_MS = DAY_MS;

/** Whoever was a keeper for longer leaves later than at once: nobody removes a family in a moment of anger. */
export const SERVED_LONG_DAYS = 30;
export const LEAVING_HOURS = 72;

/** When the role ends of somebody who has had it `since` and is removed now; null: at once, as for contributors, who change nothing. */
export const leavesAt = (role: KeeperRole, since: Date, now: Date): Date | null =>
  role === 'keeper' && now.getTime() - since.getTime() > SERVED_LONG_DAYS * DAY_MS
    ? new Date(now.getTime() + LEAVING_HOURS * HOUR_MS)
    : null;

/** The `where` of keepers whose role has not ended. */
export const stillKeeps = (now: Date) => ({
  OR: [{ leavesAt: null }, { leavesAt: { gt: now } }],
});

/** Within how many days the operator answers a question about a memorial. */
export const CASE_DAYS = 7;

/** The higher of two roles: somebody who is invited once more loses nothing. */
export const higherRole = (one: KeeperRole, other: KeeperRole): KeeperRole =>
  KEEPER_ROLES.indexOf(one) < KEEPER_ROLES.indexOf(other) ? one : other;

/** An address so that those who know it recognise it: t…@example.org. */
export const maskedAddress = (email: string): string =>
  email.replace(/^(.)[^@]*/u, (_, first: string) => `${first}…`);
