import { DAY_MS, HOUR_MS } from '@/lib/platform/durations';

/** The owner decides about the memorial, keepers edit it, contributors add to it. */
export const KEEPER_ROLES = ['owner', 'keeper', 'contributor'] as const;
export type KeeperRole = (typeof KEEPER_ROLES)[number];

/** The roles that may edit a memorial. */
export const EDITING_ROLES = ['owner', 'keeper'] as const satisfies KeeperRole[];

/**
 * Whether nobody else could edit the memorial if this keeper were gone. Keepers who are leaving do
 * not count.
 */
export const isLastEditor = (keeper: Editor, all: readonly Editor[]): boolean =>
  keeper.role !== 'contributor' &&
  all.every((one) => one === keeper || one.role === 'contributor' || one.leavesAt !== null);
type Editor = { role: KeeperRole; leavesAt: unknown };

/** The roles to which somebody can be invited. */
export const INVITED_ROLES = ['keeper', 'contributor'] as const satisfies KeeperRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** The state of a keeper whom the owner wants as the next owner. */
export const SUCCESSIONS = ['asked', 'accepted'] as const;
export type Succession = (typeof SUCCESSIONS)[number];

/** The limit for each role, including open invitations. */
export const MAX_WITH_ROLE: Record<InvitedRole, number> = { keeper: 20, contributor: 200 };

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** How long the same person is not mailed again about the same memorial. */
export const RESEND_INVITATION_AFTER_MS = DAY_MS;

/**
 * A removed keeper who has served longer than this leaves with a delay, so that nobody excludes
 * family in a moment of anger.
 */
export const LONG_SERVICE_DAYS = 30;
export const REMOVAL_DELAY_HOURS = 72;

/**
 * Returns when somebody who is removed now loses their role, given since when they have had it. Null
 * means at once. The delay is only for keepers.
 */
export const leavesAt = (role: KeeperRole, since: Date, now: Date): Date | null =>
  role === 'keeper' && now.getTime() - since.getTime() > LONG_SERVICE_DAYS * DAY_MS
    ? new Date(now.getTime() + REMOVAL_DELAY_HOURS * HOUR_MS)
    : null;

/** The `where` for keepers whose role has not ended. */
export const activeKeeperWhere = (now: Date) => ({
  OR: [{ leavesAt: null }, { leavesAt: { gt: now } }],
});

/** How many days the operator has to answer a question about a memorial. */
export const CASE_DAYS = 7;

/** The higher of two roles: a second invitation must not take anything away. */
export const higherRole = (one: KeeperRole, other: KeeperRole): KeeperRole =>
  KEEPER_ROLES.indexOf(one) < KEEPER_ROLES.indexOf(other) ? one : other;

/** Shortens an address so that only people who know it recognise it: t…@example.org. */
export const maskedAddress = (email: string): string =>
  email.replace(/^(.)[^@]*/u, (_, first: string) => `${first}…`);

/**
 * After this time, all keepers see a condolence that the first reader has not read, because a friend who has lost the
 * link must not block it.
 */
export const FIRST_READING_HOURS = 72;
