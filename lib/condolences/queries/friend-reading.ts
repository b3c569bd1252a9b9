import { isFrozen } from '@/lib/keepers/queries/freeze';
import { type MediaObject, toMediaObject } from '@/lib/media/media-file';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { isPublicId } from '@/lib/platform/ids/public-id';
import { messageFor } from '@/lib/platform/language/message';
import { revisionOf } from '../revision';
import { QUEUE_PAGE } from '../rules';
import { PICTURE, type ShownPicture, toPicture } from '../shown-picture';
import { CONDOLENCE_MEDIA, LINKED_VARIANT } from './condolence-picture';
import { findFriend } from './find-friend';

/** A condolence as a friend sees it who reads first. */
export type FriendCondolence = {
  id: string;
  /** Identifies the current words (revision.ts). */
  revision: string;
  authorName: string;
  message: string;
  picture: ShownPicture | null;
  createdAt: string;
};

export type FriendReading = {
  /** The memorial's name. */
  fullName: string;
  /** Whether the memorial is frozen. Then nothing is listed. */
  isResting: boolean;
  /** The oldest that nobody has read first; the next ones follow when these are decided. */
  unread: FriendCondolence[];
  /** The last ones that were set aside and still wait. */
  setAside: FriendCondolence[];
};

/** The condolences that a friend reads first. Throws `not_found` for any other secret. */
export async function friendReading(secret: string): Promise<FriendReading> {
  const friend = await findFriend(secret);
  if (!friend) throw new AppError('not_found', messageFor('condolences.refusals.notFound'));
  const { memorialId, fullName } = friend;
  if (await isFrozen(db(), memorialId))
    return { fullName, isResting: true, unread: [], setAside: [] };
  const [unread, setAside] = await Promise.all([
    list(memorialId, 'unread'),
    list(memorialId, 'set_aside'),
  ]);
  return { fullName, isResting: false, unread, setAside };
}

/** What a friend may read, of the condolences of the memorial: nothing that is held, decided or passed on. */
const readableBy = (memorialId: string) =>
  ({ memorialId, state: 'waiting', readFirstAt: null }) as const;

async function list(
  memorialId: string,
  which: 'unread' | 'set_aside',
): Promise<FriendCondolence[]> {
  const rows = await db().condolence.findMany({
    where: {
      ...readableBy(memorialId),
      setAsideAt: which === 'unread' ? null : { not: null },
    },
    orderBy:
      which === 'unread'
        ? [{ createdAt: 'asc' }, { id: 'asc' }]
        : [{ setAsideAt: 'desc' }, { id: 'desc' }],
    take: QUEUE_PAGE,
    select: { id: true, authorName: true, message: true, picture: PICTURE, createdAt: true },
  });
  return rows.map(({ picture, createdAt, ...row }) => ({
    ...row,
    revision: revisionOf({ ...row, pictureId: picture?.media.id ?? null }),
    picture: toPicture(picture),
    createdAt: createdAt.toISOString(),
  }));
}

/** The picture of a condolence that the friend with this secret may read; null for any other. */
export async function pictureForFriend(
  secret: string,
  condolenceId: string,
): Promise<MediaObject | null> {
  const friend = isPublicId(condolenceId) ? await findFriend(secret) : null;
  if (!friend || (await isFrozen(db(), friend.memorialId))) return null;
  const row = await db().condolencePicture.findFirst({
    where: { condolenceId, condolence: readableBy(friend.memorialId) },
    select: { media: CONDOLENCE_MEDIA },
  });
  if (!row || row.media.state === 'orphaned') return null;
  return toMediaObject(row.media, LINKED_VARIANT, { isPublic: false, shownBy: [] });
}
