import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/client';
import { isPublicId } from '@/lib/ids/is-public-id';
import { toGalleryItem } from '@/lib/media/gallery-item';
import { toIsoDay } from '../iso-day';
import { canEditMemorial, canSeeMemorial } from '../policy';
import { fromRelationshipEnum } from '../relationships';
import { MEMORIAL_FIELDS, type MemorialFields } from './memorial-fields';

/** What a memorial page shows. No identity number and no relative's contact is in here, for anybody. */
export type MemorialView = ReturnType<typeof toView>;

/**
 * The memorial as `viewer` may see it; null when it is missing or not theirs to see.
 * Takes the public id from the address and the viewer, null for a visitor.
 */
export async function memorialPage(
  id: string,
  viewer: Viewer | null,
): Promise<MemorialView | null> {
  if (!isPublicId(id)) return null;
  const row = await db().memorial.findUnique({ where: { id }, select: MEMORIAL_FIELDS });
  return row && canSeeMemorial(viewer, row) ? toView(row, viewer) : null;
}

/** Whether a memorial with this id was here and was deleted (`/q/{code}` then answers 410). */
export const wasDeleted = async (id: string): Promise<boolean> =>
  isPublicId(id) && (await db().deletedMemorial.findUnique({ where: { id } })) !== null;

function toView(row: MemorialFields, viewer: Viewer | null) {
  const { mainPicture, media, education, career, familyMembers, createdById, ...memorial } = row;
  return {
    ...memorial,
    birthDate: toIsoDay(row.birthDate),
    deathDate: toIsoDay(row.deathDate),
    eventDate: row.eventDate && toIsoDay(row.eventDate),
    serviceDate: row.serviceDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    picture: mainPicture,
    gallery: media.map(toGalleryItem),
    education,
    career,
    familyMembers: familyMembers.map((member) => ({
      ...member,
      relationship: fromRelationshipEnum(member.relationship),
    })),
    canEdit: canEditMemorial(viewer, { createdById }),
  };
}
