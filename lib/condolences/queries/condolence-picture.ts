import { accessSelect } from '@/lib/access/access-select';
import type { Reader } from '@/lib/access/reader';
import { FILE_COLUMNS, type MediaObject, toMediaObject } from '@/lib/media/media-file';
import { db } from '@/lib/platform/db/client';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { canSeePicture, isPublicPicture } from '../policy';

/** What a picture's bytes are read from. */
export const CONDOLENCE_MEDIA = { select: { ...FILE_COLUMNS, state: true } } as const;

/** The variant that pages of secret links show. */
export const LINKED_VARIANT = { variant: '800', avif: false } as const;

/**
 * One variant of a condolence's picture; null if it is missing or the reader may not see it. The id and the variant may
 * come unchecked from the address. `avif` is whether the client accepts AVIF.
 */
export async function condolencePicture(
  mediaId: string,
  variant: string,
  reader: Reader | null,
  avif = false,
): Promise<MediaObject | null> {
  if (!isPublicId(mediaId)) return null;
  const row = await db().condolencePicture.findUnique({
    where: { mediaId },
    select: {
      media: CONDOLENCE_MEDIA,
      condolence: {
        select: {
          state: true,
          audience: true,
          createdAt: true,
          waitingSince: true,
          readFirstAt: true,
          setAsideAt: true,
          memorial: {
            select: {
              id: true,
              ...accessSelect(reader),
              firstReader: { select: { userId: true } },
            },
          },
        },
      },
    },
  });
  if (!row || row.media.state === 'orphaned') return null;
  const { memorial, ...condolenceFacts } = row.condolence;
  if (!canSeePicture(reader, condolenceFacts, memorial, new Date())) return null;
  const isPublic = isPublicPicture(condolenceFacts, memorial);
  return toMediaObject(row.media, { variant, avif }, { isPublic, shownBy: [memorial.id] });
}

/**
 * The picture for the author's private page, in every state of the condolence; null for any other
 * secret.
 */
export async function pictureBySecret(secret: string): Promise<MediaObject | null> {
  if (!isSecret(secret)) return null;
  const row = await db().condolencePicture.findFirst({
    where: { condolence: { secretHash: hashSecret(secret) } },
    select: { media: CONDOLENCE_MEDIA },
  });
  if (!row || row.media.state === 'orphaned') return null;
  return toMediaObject(row.media, LINKED_VARIANT, { isPublic: false, shownBy: [] });
}
