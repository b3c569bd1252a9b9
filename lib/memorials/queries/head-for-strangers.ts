import { db } from '@/lib/platform/db/client';
import type { LifeDates } from '../life-date-rules';
import { LIFE_COLUMNS, toShownLife } from './life-columns';

/**
 * The head of a memorial's page as strangers see it where they see the page: the name, the dates that the family shows, and the id of
 * the portrait. For those who may change who sees it; the caller has checked that they may. Throws P2025 when it is gone.
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
