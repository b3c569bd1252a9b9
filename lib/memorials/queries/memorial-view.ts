import { canSee, isFamily, relationTo } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { rightsOf } from '@/lib/keepers/policy';
import { memorialTag } from '@/lib/platform/cache/cache-tags';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { readPublic } from '@/lib/platform/replica/read-public';
import { NO_CAUSE } from '../cause-rules';
import { toPageFields } from '../columns';
import { toIsoDay } from '../iso-day';
import { fromRelationshipEnum } from '../relationships';
import { isHiddenRelative } from '../relative-rules';
import { shownLife } from '../shown-rules';
import { isTextLanguage } from '../text-fields';
import { type MemorialPageRow, memorialFieldsFor } from './memorial-fields';

/**
 * The data that a memorial page shows its reader, but for the gallery (lib/media/queries/gallery-part.ts). Visitors see
 * as much of the date of birth and of living relatives as the family allows. It never contains identity numbers,
 * relatives' contacts or a hidden cause of death; editors get them separately (editor-details.ts).
 */
export type MemorialView = ReturnType<typeof toView>;

/**
 * The memorial as the reader may see it; null if it is missing or they may not see it. `reader` is null for an
 * anonymous visitor.
 */
export async function getMemorialView(
  id: string,
  reader: Reader | null,
): Promise<MemorialView | null> {
  if (!isPublicId(id)) return null;
  const row = await readPublic(memorialTag(id), (client) =>
    client.memorial.findUnique({ where: { id }, select: memorialFieldsFor(reader) }),
  );
  return row && canSee(reader, row) ? toView(row, reader) : null;
}

/** Whether a memorial with this id was deleted (`/q/{code}` then responds with 410). */
export const wasDeleted = async (id: string): Promise<boolean> =>
  isPublicId(id) &&
  (await readPublic(memorialTag(id), (client) =>
    client.deletedMemorial.findUnique({ where: { id } }),
  )) !== null;

function toView(row: MemorialPageRow, reader: Reader | null) {
  const {
    mainPicture,
    education,
    career,
    familyMembers,
    hiddenRelatives,
    texts,
    keepers,
    grants: _,
    accessInvitations: __,
    ...columns
  } = row;
  const { causeVisibility, primaryCause, majorEvent, eventName, eventDate, ...others } = columns;
  const { birthShown, livingShown, ...memorial } = others;
  const seesAll = isFamily(relationTo(reader, row));
  const cause = {
    primaryCause,
    majorEvent,
    eventName,
    eventDate: eventDate && toIsoDay(eventDate),
  };
  return {
    ...memorial,
    ...(seesAll ? toPageFields(row) : shownLife(toPageFields(row), birthShown)),
    ...(causeVisibility === 'hidden' ? NO_CAUSE : cause),
    createdAt: row.createdAt.toISOString(),
    picture: mainPicture,
    education,
    career,
    familyMembers: familyMembers
      .filter(({ isLiving }) => seesAll || livingShown === 'names' || !isLiving)
      .filter((member) => !isHiddenRelative(member, hiddenRelatives))
      .map((member) => ({
        ...member,
        relationship: fromRelationshipEnum(member.relationship),
      })),
    /** The languages of the translations (text-fields.ts). */
    texts: texts.map(({ language }) => language).filter(isTextLanguage),
    can: rightsOf(reader?.viewer ?? null, { keepers }),
  };
}
