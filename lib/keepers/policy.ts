import type { Viewer } from '@/lib/platform/auth/viewer';
import type { InvitedRole, KeeperRole } from './rules';

/** The columns of `keepers` that decide about rights. */
type Keeper = {
  userId: string;
  /** If missing, an API key that is limited to some memorials has no rights. */
  memorialId?: string;
  role: KeeperRole;
  mayReadPrivate: boolean;
  /** When the role of a removed keeper ends; null if they were not removed. */
  leavesAt: Date | string | null;
};
/** A memorial with all its keepers, or with only the viewer's row (`keeperRow`). */
export type Kept = { keepers: Keeper[] };

/** What a viewer may do to a memorial beyond seeing it. */
export type Can = {
  /** Change the page, and who may see it. */
  edit: boolean;
  /** Add pictures. Those of somebody who may not edit wait until a keeper publishes them. */
  contribute: boolean;
  /** Read identity numbers and relatives' contacts. */
  readPrivate: boolean;
  delete: boolean;
  /**
   * Invite and remove contributors, and let others see the memorial. A removed keeper who has not
   * left yet has lost this right.
   */
  invite: boolean;
  /** Invite and remove keepers, and share private details with them. */
  manageKeepers: boolean;
  /** Choose the next owner. Only the owner may; not even admins. */
  handOn: boolean;
};
export type Right = keyof Can;

const NOTHING: Can = {
  edit: false,
  contribute: false,
  readPrivate: false,
  delete: false,
  invite: false,
  manageKeepers: false,
  handOn: false,
};
const EVERYTHING: Can = {
  edit: true,
  contribute: true,
  readPrivate: true,
  delete: true,
  invite: true,
  manageKeepers: true,
  handOn: true,
};

/** The right needed to invite or remove somebody with a role. */
export const RIGHT_OVER = {
  keeper: 'manageKeepers',
  contributor: 'invite',
} as const satisfies Record<InvitedRole, Right>;

/** The viewer's rights as a keeper, ignoring admin rights (security.md, "Keepers"). */
export function canAsKeeper(viewer: Viewer | null, memorial: Kept): Can {
  const keeper = keeperIn(viewer, memorial);
  if (!keeper) return NOTHING;
  if (viewer?.token) return asProgram(keeper);
  if (keeper.role === 'contributor') return { ...NOTHING, contribute: true };
  if (keeper.role === 'owner') return EVERYTHING;
  return {
    ...NOTHING,
    edit: true,
    contribute: true,
    readPrivate: keeper.mayReadPrivate,
    invite: keeper.leavesAt === null,
  };
}

/**
 * The most that an API key can do, whatever its owner may; its scopes limit it further (decision
 * 0118).
 */
const asProgram = ({ role }: Keeper): Can => ({
  ...NOTHING,
  edit: role !== 'contributor',
  contribute: true,
});

/**
 * The viewer's rights. Admins may do everything except hand the memorial on; what they do is
 * audited.
 */
export const canDo = (viewer: Viewer | null, memorial: Kept): Can => {
  const asKeeper = canAsKeeper(viewer, memorial);
  return viewer?.role === 'admin' ? { ...EVERYTHING, handOn: asKeeper.handOn } : asKeeper;
};

/**
 * Whether the viewer is a keeper of any role, or an admin. Only these see a memorial with the level
 * `keepers`.
 */
export const belongsTo = (viewer: Viewer | null, memorial: Kept): boolean =>
  viewer?.role === 'admin' || keeperIn(viewer, memorial) !== undefined;

const keeperIn = (viewer: Viewer | null, { keepers }: Kept): Keeper | undefined =>
  viewer
    ? keepers.find((row) => row.userId === viewer.userId && reaches(viewer, row.memorialId))
    : undefined;

/**
 * Whether the viewer may use an object of their own that is about these memorials, such as a
 * webhook; an empty list means all that they keep. An API key limited to some memorials may only
 * use objects about those (decision 0118).
 */
export const reachesAll = (viewer: Viewer, memorialIds: readonly string[]): boolean =>
  memorialIds.length > 0
    ? memorialIds.every((id) => reaches(viewer, id))
    : reaches(viewer, undefined);

/** True for a person, and for an API key that is not limited or includes this memorial. */
const reaches = ({ token }: Viewer, memorialId: string | undefined): boolean =>
  !token || token.memorialIds.length === 0 || token.memorialIds.some((id) => id === memorialId);
