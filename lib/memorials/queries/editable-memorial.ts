import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import { asReader } from '@/lib/access/reader';
import type { Visibility } from '@/lib/access/rules';
import { type Right, type Rights, rightsAsKeeper, rightsOf } from '@/lib/keepers/policy';
import { requireNotFrozen } from '@/lib/keepers/queries/freeze';
import type { KeeperRole } from '@/lib/keepers/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';

export type EditableMemorial = {
  id: string;
  visibility: Visibility;
  mainPictureId: string | null;
  coverId: string | null;
  /** Whether the viewer has the required right only as an admin. Such a change is audited. */
  asAdmin: boolean;
  can: Rights;
  /** Whether the viewer may read its private values only as an admin. */
  readsAsAdmin: boolean;
};

const FORBIDDEN_MESSAGES = {
  edit: messageFor('memorials.refusals.keepersOnly'),
  contribute: messageFor('memorials.refusals.keepersOnly'),
  readPrivate: messageFor('memorials.refusals.privateNotShared'),
  delete: messageFor('memorials.refusals.ownerOnly'),
  invite: messageFor('keepers.refusals.leaving'),
} as const satisfies Partial<Record<Right, unknown>>;
/** The rights to the memorial itself. `lib/keepers` checks the rights that concern its keepers. */
type PageRight = keyof typeof FORBIDDEN_MESSAGES;

/**
 * Returns the memorial if `viewer` has this right to it. Throws `not_found` if it is missing or the viewer may not see
 * it, and `forbidden` if they may see it but lack the right (product.md 6, security.md, "Keepers").
 */
export async function requireEditable(
  tx: Tx,
  viewer: Viewer,
  id: string,
  right: PageRight = 'edit',
): Promise<EditableMemorial> {
  const memorial = isPublicId(id) ? await readWithKeeper(tx, viewer, id) : undefined;
  if (!memorial) throw notFound();
  const [can, asKeeper] = [rightsOf(viewer, memorial), rightsAsKeeper(viewer, memorial)];
  if (!can[right]) {
    if (!(await mayKnowItExists(tx, viewer, id))) throw notFound();
    throw new AppError('forbidden', FORBIDDEN_MESSAGES[can.edit ? right : 'edit']);
  }
  const { visibility, mainPictureId, coverId } = memorial;
  const readsAsAdmin = can.readPrivate && !asKeeper.readPrivate;
  return { id, visibility, mainPictureId, coverId, asAdmin: !asKeeper[right], can, readsAsAdmin };
}

const notFound = () => new AppError('not_found', messageFor('memorials.refusals.notFound'));

/** Whether somebody without the right may know that the memorial exists. */
async function mayKnowItExists(tx: Tx, viewer: Viewer, id: string): Promise<boolean> {
  const reader = asReader(viewer);
  const memorial = await tx.memorial.findUnique({ where: { id }, select: accessSelect(reader) });
  return memorial !== null && canSee(reader, memorial);
}

type Row = {
  visibility: Visibility;
  mainPictureId: string | null;
  coverId: string | null;
  role: KeeperRole | null;
  mayReadPrivate: boolean | null;
  leavesAt: Date | null;
};

/** The memorial and the viewer's row in `keepers`, in one statement. */
async function readWithKeeper(tx: Tx, { userId }: Viewer, id: string) {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT m.visibility::text, m."mainPictureId", m."coverId", k.role::text, k."mayReadPrivate", k."leavesAt"
    FROM memorials m LEFT JOIN keepers k ON k."memorialId" = m.id AND k."userId" = ${userId}
      AND (k."leavesAt" IS NULL OR k."leavesAt" > now())
    WHERE m.id = ${id}`;
  if (!row) return undefined;
  const { role, mayReadPrivate, leavesAt, ...memorial } = row;
  const keeper = { memorialId: id, userId, mayReadPrivate: mayReadPrivate === true, leavesAt };
  return { ...memorial, keepers: role ? [{ ...keeper, role }] : [] };
}

/** As `requireEditable`, for a change. Also throws `forbidden` while the memorial is frozen. */
export async function requireChangeable(
  tx: Tx,
  viewer: Viewer,
  id: string,
  right: PageRight = 'edit',
): Promise<EditableMemorial> {
  const memorial = await requireEditable(tx, viewer, id, right);
  await requireNotFrozen(tx, viewer, id);
  return memorial;
}

/**
 * As `requireChangeable`, and locks the memorial against other changes until the transaction ends. Rows that only refer
 * to it, such as a new tribute, do not wait (NO KEY). A separate statement reads the right after the lock, because a
 * statement that had waited for the lock would still see the keepers as they were when it began.
 */
export async function lockEditable(
  tx: Tx,
  viewer: Viewer,
  id: string,
  right: PageRight = 'edit',
): Promise<EditableMemorial> {
  if (isPublicId(id))
    await tx.$queryRaw`SELECT 1 FROM memorials WHERE id = ${id} FOR NO KEY UPDATE`;
  return requireChangeable(tx, viewer, id, right);
}

/** Throws unless the viewer may edit the memorial. For reads by editors, which are allowed while it is frozen, too. */
export async function requireEditor(
  viewer: Viewer,
  id: string,
  right: PageRight = 'edit',
): Promise<void> {
  await requireEditable(db(), viewer, id, right);
}

/** Checks early whether the viewer may change a memorial now. The change itself checks again, under its lock. */
export const requireChangeableEarly = async (
  viewer: Viewer,
  id: string,
  right: PageRight = 'edit',
): Promise<Rights> => (await requireChangeable(db(), viewer, id, right)).can;
