import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import type { Wreath } from '@/lib/memorials/rules';
import { db } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';

/** What a flower page shows of the memorial. */
export type TributeTarget = {
  id: string;
  fullName: string;
  /** The media id of the main picture; null if there is none. */
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  tributeCount: number;
  wreath: Wreath | null;
  /**
   * The amount that the family suggests; `suggestedMinor` (components/tributes/amount-rules.ts)
   * converts it to minor units.
   */
  suggestedAmount: number;
};

/** The memorial that flowers are for; null if it is missing or the reader may not see it. */
export async function tributeTarget(
  id: string,
  reader: Reader | null,
): Promise<TributeTarget | null> {
  if (!isPublicId(id)) return null;
  const row = await db().memorial.findUnique({
    where: { id },
    select: {
      fullName: true,
      mainPictureId: true,
      ...accessSelect(reader),
      enableDigitalFlowers: true,
      wreath: true,
      suggestedDonationAmount: true,
      _count: { select: { tributes: true } },
    },
  });
  if (!row || !canSee(reader, row)) return null;
  return {
    id,
    fullName: row.fullName,
    pictureId: row.mainPictureId,
    enableDigitalFlowers: row.enableDigitalFlowers,
    tributeCount: row._count.tributes,
    wreath: row.wreath,
    suggestedAmount: row.suggestedDonationAmount,
  };
}
