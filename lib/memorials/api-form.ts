import { toApiMedia } from '@/lib/media/api-form';
import type { GalleryItem } from '@/lib/media/gallery-item';
import * as paths from '@/lib/platform/paths';
import { formatYears, toDeceased } from './names';
import type { EditorDetails } from './queries/editor-details';
import type { MemorialCardView } from './queries/list-memorials';
import type { MemorialView } from './queries/memorial-view';
import type { KeeperMemorialView } from './queries/memorials-of-keeper';

/**
 * A memorial in the list of GET /api/memorials, with `_id` and the field names of the
 * specification.
 */
export function toApiCard({ id, pictureId, foundBy: _, wreath: __, ...card }: MemorialCardView) {
  return { _id: id, ...card, mainPicture: pictureId && paths.media(pictureId, '800') };
}

/** A memorial in the list of GET /api/auth/profile. */
export function toApiKeeperMemorial({ id, fullName, pictureId, createdAt }: KeeperMemorialView) {
  const mainPicture = pictureId && paths.media(pictureId, '800');
  return { _id: id, fullName, createdAt, mainPicture };
}

/**
 * The body of GET /api/memorials/{id} (product.md 3, "Memorial as stored and returned"). `details`
 * are the fields for editors only; null for everybody else.
 */
export function toApiMemorial(
  memorial: MemorialView,
  gallery: readonly GalleryItem[],
  details: EditorDetails | null,
) {
  const { id, picture, cover, otherNames, ...shown } = memorial;
  const { primaryCause, majorEvent, eventName, eventDate, ...rest } = shown;
  const { militaryBranch, militaryRank, militaryServiceYears, militaryDetails, ...view } = rest;
  return {
    _id: id,
    ...view,
    mainPicture: picture && paths.media(picture.id, '800'),
    cover: cover && paths.media(cover.id, '1600'),
    additionalMedia: gallery.map(toApiMedia),
    causeOfDeath: { primaryCause, majorEvent, eventName, eventDate },
    militaryDetails: view.militaryService
      ? {
          branch: militaryBranch,
          rank: militaryRank,
          serviceYears: militaryServiceYears,
          details: militaryDetails,
        }
      : null,
    education: view.education.map((entry) => ({
      ...entry,
      years: formatYears(entry),
    })),
    career: view.career.map(({ title, ...entry }) => ({ ...entry, position: title })),
    deceased: toDeceased(memorial),
    canEdit: view.can.edit,
    ...details,
  };
}
