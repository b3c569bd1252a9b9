import { memorialPlan } from '@/lib/payments/plans/current-plan';
import type { PlanLimits } from '@/lib/payments/plans/plan-rules';
import { db, type Tx } from '@/lib/platform/db/client';
import type { MediaType } from '@/lib/platform/db/generated/enums';
import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';

const GIGABYTE = 1024 ** 3;

/**
 * Throws `invalid` if adding these stored files to a memorial would exceed its plan. Files that a memorial already has
 * stay, even if they exceed it: the limits are checked only when something is added. A video counts with the size that
 * it had when it was sent, whatever a job has made of it (product.md, "Where the
 * specification can be read in two ways").
 */
export async function requirePlanRoom(
  tx: Tx,
  memorialId: string,
  addedIds: readonly string[],
): Promise<void> {
  const { limits } = await memorialPlan(tx);
  if (limits.pictures === null && limits.videos === null && limits.gigabytes === null) return;
  const files = await storedFiles(tx, memorialId, addedIds);
  const added = await tx.media.findMany({
    where: { id: { in: [...addedIds] } },
    select: { type: true },
  });
  const countIfAdded = (type: 'photo' | 'video') =>
    added.some((each) => each.type === type) ? countOf(files, type) : 0;
  requireWithinLimits(limits, {
    pictures: countIfAdded('photo'),
    videos: countIfAdded('video'),
    bytes: bytesOf(files),
  });
}

/** As `requirePlanRoom`, for a file of this size that is not stored yet, whatever its kind may be. */
export async function requirePlanRoomForBytes(memorialId: string, bytes: number): Promise<void> {
  const { limits } = await memorialPlan(db());
  if (limits.gigabytes === null) return;
  const total = bytesOf(await storedFiles(db(), memorialId, [])) + BigInt(bytes);
  requireWithinLimits(limits, { pictures: 0, videos: 0, bytes: total });
}

type StoredFiles = { type: MediaType; count: number; bytes: bigint };

const storedFiles = (tx: Tx, memorialId: string, addedIds: readonly string[]) =>
  tx.$queryRaw<StoredFiles[]>`
    SELECT type, count(*)::int AS count, sum(coalesce("sentBytes", bytes))::bigint AS bytes FROM media
    WHERE "memorialId" = ${memorialId} OR id = ANY (${[...addedIds]}) GROUP BY type`;

const countOf = (files: StoredFiles[], type: MediaType): number =>
  files.find((each) => each.type === type)?.count ?? 0;
const bytesOf = (files: StoredFiles[]): bigint => files.reduce((sum, each) => sum + each.bytes, 0n);

function requireWithinLimits(
  { pictures, videos, gigabytes }: PlanLimits,
  total: { pictures: number; videos: number; bytes: bigint },
): void {
  if (pictures !== null && total.pictures > pictures)
    throw noRoomError(messageFor('shop.refusals.limitPictures'));
  if (videos !== null && total.videos > videos)
    throw noRoomError(messageFor('shop.refusals.limitVideos'));
  if (gigabytes !== null && total.bytes > BigInt(gigabytes) * BigInt(GIGABYTE))
    throw noRoomError(messageFor('shop.refusals.limitGigabytes', { limit: gigabytes }));
}

const noRoomError = (message: Message) =>
  new AppError('invalid', message, { details: { hasNoRoom: true } });
