import { db } from '@/lib/platform/db/client';
import type { LifeDates } from '../life-date-rules';
import { LIFE_COLUMNS, toShownLife } from './life-columns';

/**
 * The head of a memorial's page as strangers see it: the name, the dates that the family shows, and the id of the
 * portrait. The caller has checked that the viewer may change the visibility. Throws P2025 if the memorial is missing.
 */
export async function headForStrangers(
  id: string,
): Promise<{ fullName: string; life: LifeDates; pictureId: string | null }> {
  const { fullName, mainPictureId, ...life } = await db().memorial.findUniqueOrThrow({
    where: { id },
    select: { fullName: true, mainPictureId: true, ...LIFE_COLUMNS },
  });
  return { fullName, life: toShownLife(life), pictureId: mainPictureId };
}
