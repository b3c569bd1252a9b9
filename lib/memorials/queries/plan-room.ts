import { memorialPlan } from '@/lib/payments/plans/current-plan';
import type { PlanLimits } from '@/lib/payments/plans/plan-rules';
import type { Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';

const GIGABYTE = 1024 ** 3;

/**
 * Throws `invalid` if adding these stored files to a memorial would exceed its plan. Files that a memorial already has
 * stay, even if they exceed it: the limits are checked only when something is added.
 */
export async function requirePlanRoom(
  tx: Tx,
  memorialId: string,
  addedIds: readonly string[],
): Promise<void> {
  const { limits } = await memorialPlan(tx);
  if (limits.pictures === null && limits.videos === null && limits.gigabytes === null) return;
  const files = await tx.media.groupBy({
    by: ['type'],
    where: { OR: [{ memorialId }, { id: { in: [...addedIds] } }] },
    _count: true,
    _sum: { bytes: true },
  });
  const added = await tx.media.findMany({
    where: { id: { in: [...addedIds] } },
    select: { type: true },
  });
  const countIfAdded = (type: 'photo' | 'video') =>
    added.some((each) => each.type === type)
      ? (files.find((each) => each.type === type)?._count ?? 0)
      : 0;
  const bytes = files.reduce((sum, each) => sum + (each._sum.bytes ?? 0n), 0n);
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
