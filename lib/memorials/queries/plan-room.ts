import { memorialPlan } from '@/lib/payments/plans/current-plan';
import type { PlanLimits } from '@/lib/payments/plans/plan-rules';
import type { Tx } from '@/lib/platform/db/client';
import type { MediaType } from '@/lib/platform/db/generated/enums';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';

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
  const files = await tx.$queryRaw<{ type: MediaType; count: number; bytes: bigint }[]>`
    SELECT type, count(*)::int AS count, sum(coalesce("sentBytes", bytes))::bigint AS bytes FROM media
    WHERE "memorialId" = ${memorialId} OR id = ANY (${[...addedIds]}) GROUP BY type`;
  const added = await tx.media.findMany({
    where: { id: { in: [...addedIds] } },
    select: { type: true },
  });
  const countIfAdded = (type: 'photo' | 'video') =>
    added.some((each) => each.type === type)
      ? (files.find((each) => each.type === type)?.count ?? 0)
      : 0;
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0n);
  requireWithinLimits(limits, {
    pictures: countIfAdded('photo'),
    videos: countIfAdded('video'),
    bytes,
  });
}

function requireWithinLimits(
  { pictures, videos, gigabytes }: PlanLimits,
  total: { pictures: number; videos: number; bytes: bigint },
): void {
  if (pictures !== null && total.pictures > pictures)
    throw new AppError('invalid', messageFor('shop.refusals.limitPictures'));
  if (videos !== null && total.videos > videos)
    throw new AppError('invalid', messageFor('shop.refusals.limitVideos'));
  if (gigabytes !== null && total.bytes > BigInt(gigabytes) * BigInt(GIGABYTE))
    throw new AppError('invalid', messageFor('shop.refusals.limitGigabytes', { limit: gigabytes }));
}
