import { accessRow } from '@/lib/access/access-row';
import { canSee } from '@/lib/access/policy';
import { asReader, type Reader } from '@/lib/access/reader';
import { FILES, objectOf } from '@/lib/media/media-file';
import { LARGEST_VARIANT } from '@/lib/media/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { everyRow } from '@/lib/platform/every-row';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { unsealContact } from '../author-contact';
import { authorState } from '../state-rules';

const ownFor = (reader: Reader) =>
  ({
    id: true,
    memorialId: true,
    message: true,
    authorName: true,
    language: true,
    state: true,
    audience: true,
    authorSealed: true,
    returnNote: true,
    createdAt: true,
    publishedAt: true,
    picture: { select: { media: { select: { ...FILES, state: true } } } },
    memorial: { select: accessRow(reader) },
  }) satisfies Prisma.CondolenceSelect;

type Row = Prisma.CondolenceGetPayload<{ select: ReturnType<typeof ownFor> }>;

/**
 * Everything stored of a condolence, for its author, except what the operator or a rule thinks of
 * it. If the author may not see the memorial, only the words. `open` reads the picture, or returns
 * null if there is none.
 */
export type OwnCondolence = ReturnType<typeof toOwn>;

/** Every condolence that a person wrote while signed in. */
export async function* ownCondolences(viewer: Viewer): AsyncGenerator<OwnCondolence> {
  const self = asReader({ ...viewer, role: 'member' } as const);
  const rows = everyRow((after, take) =>
    db().condolence.findMany({
      where: { senderId: viewer.userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: ownFor(self),
    }),
  );
  for await (const row of rows) yield toOwn(self, row);
}

/** The condolence with this secret; null if there is none. */
export async function ownCondolence(reader: Reader, secret: string): Promise<OwnCondolence | null> {
  const row = isSecret(secret)
    ? await db().condolence.findUnique({
        where: { secretHash: hashSecret(secret) },
        select: ownFor(reader),
      })
    : null;
  return row && toOwn(reader, row);
}

function toOwn(reader: Reader, { picture, memorial, memorialId, authorSealed, ...row }: Row) {
  const { state, audience, returnNote, publishedAt, ...words } = row;
  const isSeen = canSee(reader, memorial);
  const told = authorState(state, audience);
  const media = picture && picture.media.state !== 'orphaned' ? picture.media : null;
  const object =
    media &&
    objectOf(media, { variant: LARGEST_VARIANT, avif: false }, { isPublic: false, shownBy: [] });
  return {
    words: {
      ...words,
      /** Null, and the family's decision hidden, if the author may not see the memorial. */
      memorialId: isSeen ? memorialId : null,
      state: isSeen || told === 'withdrawn' ? told : ('hidden' as const),
      returnNote: isSeen && state === 'returned' ? returnNote : '',
      publishedAt: isSeen && state === 'published' ? publishedAt : null,
      /** '' if the author gave no address or it was deleted. */
      email: unsealContact(authorSealed)?.email ?? '',
      hasPicture: object !== null,
    },
    open: async () => (object ? object.open() : null),
  };
}
