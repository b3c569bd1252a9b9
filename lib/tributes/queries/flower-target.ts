import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { isPublicId } from '@/lib/ids/is-public-id';
import { canSeeMemorial } from '@/lib/memorials/policy';

/** What a page about flowers says of the memorial they are for. */
export type FlowerTarget = {
  id: string;
  fullName: string;
  takesFlowers: boolean;
  /** US cents. */
  suggestedMinor: number;
};

/** The memorial that flowers are for, as `viewer` may see it; null when it is missing or not theirs to see. */
export async function flowerTarget(
  id: string,
  viewer: Viewer | null,
): Promise<FlowerTarget | null> {
  if (!isPublicId(id)) return null;
  const row = await db().memorial.findUnique({
    where: { id },
    select: {
      fullName: true,
      isPublic: true,
      createdById: true,
      enableDigitalFlowers: true,
      suggestedDonationAmount: true,
    },
  });
  if (!row || !canSeeMemorial(viewer, row)) return null;
  return {
    id,
    fullName: row.fullName,
    takesFlowers: row.enableDigitalFlowers,
    suggestedMinor: row.suggestedDonationAmount * 100,
  };
}
