import type { Viewer } from '@/lib/platform/auth/viewer';
import type { InvitedRole, KeeperRole } from './rules';

/** A row of `keepers`, as far as it decides anything. */
type Keeper = {
  userId: string;
  /** Without it, the row says nothing to a key that reaches some memorials alone. */
  memorialId?: string;
  role: KeeperRole;
  mayReadPrivate: boolean;
  /** When the role ends of somebody who was removed; null: it goes on. */
  leavesAt: Date | string | null;
};
/** A memorial with its keepers, or with the viewer among them alone (`keeperRow`). */
export type Kept = { keepers: Keeper[] };

/** What somebody may do to a memorial beyond looking at it. */
export type Can = {
  /** Change what its page says and shows, and who may see it. */
  edit: boolean;
  /** Add pictures. Those of who may not edit wait until a keeper shows them. */
  contribute: boolean;
  /** Read identity numbers and relatives' contacts. */
  readPrivate: boolean;
  delete: boolean;
  /** Invite contributors, remove them, and let others see the memorial. Not for who was removed and leaves soon. */
  invite: boolean;
  /** Invite keepers, remove them, and share private details with them. */
  manageKeepers: boolean;
  /** Say who owns it next. The owner's alone: no admin has it. */
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

/** The right that is needed to invite somebody with a role, or to remove them from it. */
export const RIGHT_OVER = {
  keeper: 'manageKeepers',
  contributor: 'invite',
} as const satisfies Record<InvitedRole, Right>;

/** What the viewer may do as one of the memorial's keepers, whatever admins may do (security.md, "Keepers"). */
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

/** The most that a key is good for, whatever its person may do: its scopes say what of it (decision 0118). */
const asProgram = ({ role }: Keeper): Can => ({
  ...NOTHING,
  edit: role !== 'contributor',
  contribute: true,
});

/** What the viewer may do to the memorial. Admins may do everything but hand it on; what they do is recorded. */
export const canDo = (viewer: Viewer | null, memorial: Kept): Can => {
  const asKeeper = canAsKeeper(viewer, memorial);
  return viewer?.role === 'admin' ? { ...EVERYTHING, handOn: asKeeper.handOn } : asKeeper;
};

/** Whether the viewer belongs to the memorial: as a keeper of any role, or as an admin. Private ones are there for these alone. */
export const belongsTo = (viewer: Viewer | null, memorial: Kept): boolean =>
  viewer?.role === 'admin' || keeperIn(viewer, memorial) !== undefined;

const keeperIn = (viewer: Viewer | null, { keepers }: Kept): Keeper | undefined =>
  viewer
    ? keepers.find((row) => row.userId === viewer.userId && reaches(viewer, row.memorialId))
    : undefined;

/**
 * Whether the viewer reaches something of their own that is about these memorials, and about whatever they look after where the list is
 * empty (a webhook). A person does; a key for some memorials reaches what is about none but those (decision 0118).
 */
export const reachesAll = (viewer: Viewer, memorialIds: readonly string[]): boolean =>
  memorialIds.length > 0
    ? memorialIds.every((id) => reaches(viewer, id))
    : reaches(viewer, undefined);

/** Whether the viewer is a person, or a program whose key reaches this memorial. */
const reaches = ({ token }: Viewer, memorialId: string | undefined): boolean =>
  !token || token.memorialIds.length === 0 || token.memorialIds.some((id) => id === memorialId);
