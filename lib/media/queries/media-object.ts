import { accessSelect } from '@/lib/access/access-select';
import type { Reader } from '@/lib/access/reader';
import type { Visibility } from '@/lib/access/rules';
import { db } from '@/lib/platform/db/client';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { FILE_COLUMNS, type MediaObject, toMediaObject } from '../media-file';
import { SENT } from '../object-keys';
import { canSeeMedia, canSeeSent, isPublicMedia, type MediaItem } from '../policy';

const SHOWN_BY = { select: { id: true, visibility: true } } as const;
const ITEM = {
  ...FILE_COLUMNS,
  state: true,
  ownerId: true,
  audience: true,
  mainOf: SHOWN_BY,
  coverOf: SHOWN_BY,
  memorial: SHOWN_BY,
  contribution: { select: { memorialId: true } },
} as const;

/**
 * One variant of an item; null if it is missing or the reader may not see it. The id and the variant may come unchecked
 * from the address. `avif` is whether the client accepts AVIF.
 */
export async function mediaObject(
  mediaId: string,
  variant: string,
  reader: Reader | null,
  avif = false,
): Promise<MediaObject | null> {
  if (!isPublicId(mediaId)) return null;
  const row = await db().media.findUnique({
    where: { id: mediaId },
    select: ITEM,
  });
  if (!row) return null;
  const shownBy = [row.mainOf, row.coverOf, row.memorial].filter((memorial) => memorial !== null);
  const { state, ownerId, audience } = row;
  const sentTo = row.contribution?.memorialId ?? null;
  const item = { state, ownerId, audience, shownBy, sentTo };
  const isSent = variant === SENT;
  const isPublic = !isSent && isPublicMedia(item);
  if (!(isPublic || (await isShownTo(reader, item, isSent ? canSeeSent : canSeeMedia))))
    return null;
  const ids = [...new Set(shownBy.map(({ id }) => id))];
  return toMediaObject(row, { variant, avif }, { isPublic, shownBy: ids });
}

type MediaFacts = Omit<MediaItem, 'shownBy' | 'sentTo'> & {
  shownBy: { id: string; visibility: Visibility }[];
  /** The id of the memorial. */
  sentTo: string | null;
};

/**
 * Whether the reader may see media that are not public. Only these need the reader's relation to
 * the memorials.
 */
async function isShownTo(
  reader: Reader | null,
  { shownBy, sentTo, ...item }: MediaFacts,
  rule: typeof canSeeMedia,
): Promise<boolean> {
  if (!reader?.viewer && !reader?.guestId) return false;
  const ids = shownBy.map(({ id }) => id);
  const rows = await db().memorial.findMany({
    where: { id: { in: sentTo ? [...ids, sentTo] : ids } },
    select: { id: true, ...accessSelect(reader) },
  });
  return rule(reader, {
    ...item,
    shownBy: rows.filter(({ id }) => ids.includes(id)),
    sentTo: rows.find(({ id }) => id === sentTo) ?? null,
  });
}
