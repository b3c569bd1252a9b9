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
/** A memorial with all its keepers, or with only the viewer's row (`keeperSelect`). */
export type WithKeepers = { keepers: Keeper[] };

/** What a viewer may do to a memorial beyond seeing it. */
export type Rights = {
  /** Change the page, and who may see it. */
  edit: boolean;
  /** Add pictures. If somebody who may not edit adds them, they wait until a keeper publishes them. */
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
export type Right = keyof Rights;

const NO_RIGHTS: Rights = {
  edit: false,
  contribute: false,
  readPrivate: false,
  delete: false,
  invite: false,
  manageKeepers: false,
  handOn: false,
};
const ALL_RIGHTS: Rights = {
  edit: true,
  contribute: true,
  readPrivate: true,
  delete: true,
  invite: true,
  manageKeepers: true,
  handOn: true,
};

/** The right needed to invite or remove somebody with a role. */
export const RIGHT_TO_MANAGE = {
  keeper: 'manageKeepers',
  contributor: 'invite',
} as const satisfies Record<InvitedRole, Right>;

/** The viewer's rights as a keeper, ignoring admin rights (security.md, "Keepers"). */
export function rightsAsKeeper(viewer: Viewer | null, memorial: WithKeepers): Rights {
  const keeper = findKeeper(viewer, memorial);
  if (!keeper) return NO_RIGHTS;
  if (viewer?.token) return rightsOfKey(keeper);
  if (keeper.role === 'contributor') return { ...NO_RIGHTS, contribute: true };
  if (keeper.role === 'owner') return ALL_RIGHTS;
  return {
    ...NO_RIGHTS,
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
const rightsOfKey = ({ role }: Keeper): Rights => ({
  ...NO_RIGHTS,
  edit: role !== 'contributor',
  contribute: true,
});

/**
 * The viewer's rights. Admins may do everything except hand the memorial on; what they do is
 * audited.
 */
export const rightsOf = (viewer: Viewer | null, memorial: WithKeepers): Rights => {
  const asKeeper = rightsAsKeeper(viewer, memorial);
  return viewer?.role === 'admin' ? { ...ALL_RIGHTS, handOn: asKeeper.handOn } : asKeeper;
};

/**
 * Whether the viewer is a keeper of any role, or an admin. Only these see a memorial with the level
 * `keepers`.
 */
export const isKeeperOrAdmin = (viewer: Viewer | null, memorial: WithKeepers): boolean =>
  viewer?.role === 'admin' || findKeeper(viewer, memorial) !== undefined;

const findKeeper = (viewer: Viewer | null, { keepers }: WithKeepers): Keeper | undefined =>
  viewer
    ? keepers.find((row) => row.userId === viewer.userId && keyCovers(viewer, row.memorialId))
    : undefined;

/**
 * Whether the viewer may use an object of their own that is about these memorials, such as a
 * webhook; an empty list means all that they keep. An API key limited to some memorials may only
 * use objects about those (decision 0118).
 */
export const keyCoversAll = (viewer: Viewer, memorialIds: readonly string[]): boolean =>
  memorialIds.length > 0
    ? memorialIds.every((id) => keyCovers(viewer, id))
    : keyCovers(viewer, undefined);

/** True for a person, and for an API key that is not limited or includes this memorial. */
const keyCovers = ({ token }: Viewer, memorialId: string | undefined): boolean =>
  !token || token.memorialIds.length === 0 || token.memorialIds.some((id) => id === memorialId);
