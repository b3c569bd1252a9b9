import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import { asReader, type Reader } from '@/lib/access/reader';
import { FILE_COLUMNS, toMediaObject } from '@/lib/media/media-file';
import { LARGEST_VARIANT } from '@/lib/media/rules';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { iterateRows } from '@/lib/platform/iterate-rows';
import { unsealContact } from '../author-contact';
import { authorState } from '../state-rules';

const exportColumns = (reader: Reader) =>
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
    picture: { select: { media: { select: { ...FILE_COLUMNS, state: true } } } },
    memorial: { select: accessSelect(reader) },
  }) satisfies Prisma.CondolenceSelect;

type Row = Prisma.CondolenceGetPayload<{ select: ReturnType<typeof exportColumns> }>;

/**
 * The export of a condolence for its author: everything that is stored about it, except the results of screening, of the
 * first reading and of the operator's review. If the author may not see the memorial, the export contains only the words. `open` reads the
 * picture, or returns null if there is none.
 */
export type ExportedCondolence = ReturnType<typeof toExported>;

/** Every condolence that a person wrote while signed in. */
export async function* exportCondolences(viewer: Viewer): AsyncGenerator<ExportedCondolence> {
  const self = asReader({ ...viewer, role: 'member' } as const);
  const rows = iterateRows((after, take) =>
    db().condolence.findMany({
      where: { senderId: viewer.userId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take,
      select: exportColumns(self),
    }),
  );
  for await (const row of rows) yield toExported(self, row);
}

/** The condolence with this secret; null if there is none. */
export async function exportCondolence(
  reader: Reader,
  secret: string,
): Promise<ExportedCondolence | null> {
  const row = isSecret(secret)
    ? await db().condolence.findUnique({
        where: { secretHash: hashSecret(secret) },
        select: exportColumns(reader),
      })
    : null;
  return row && toExported(reader, row);
}

function toExported(reader: Reader, { picture, memorial, memorialId, authorSealed, ...row }: Row) {
  const { state, audience, returnNote, publishedAt, ...words } = row;
  const canSeeMemorial = canSee(reader, memorial);
  const shownState = authorState(state, audience);
  const media = picture && picture.media.state !== 'orphaned' ? picture.media : null;
  const object =
    media &&
    toMediaObject(
      media,
      { variant: LARGEST_VARIANT, avif: false },
      { isPublic: false, shownBy: [] },
    );
  return {
    words: {
      ...words,
      /** Null, and the family's decision hidden, if the author may not see the memorial. */
      memorialId: canSeeMemorial ? memorialId : null,
      state: canSeeMemorial || shownState === 'withdrawn' ? shownState : ('hidden' as const),
      returnNote: canSeeMemorial && state === 'returned' ? returnNote : '',
      publishedAt: canSeeMemorial && state === 'published' ? publishedAt : null,
      /** '' if the author gave no address or it was deleted. */
      email: unsealContact(authorSealed)?.email ?? '',
      hasPicture: object !== null,
    },
    open: async () => (object ? object.open() : null),
  };
}
