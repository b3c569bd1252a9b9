import { accessRow } from '@/lib/access/access-row';
import { canSee } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { said } from '@/lib/platform/language/said';
import { type AuthorState, authorState, mayChange, withdrawn } from '../state-rules';

/** A condolence as its author sees it: neither that it is held, nor that it was refused. */
export type AuthorsView = {
  id: string;
  /** Null, as is the name, where the reader may not see the memorial, or not any more. */
  memorialId: string | null;
  /** Whose memorial it is. */
  fullName: string | null;
  message: string;
  authorName: string;
  /** The size of the picture that they sent (pixels); null if there is none. */
  picture: { width: number | null; height: number | null } | null;
  state: AuthorState;
  /** What the family asks; '' if nothing. */
  returnNote: string;
  createdAt: string;
  publishedAt: string | null;
  can: { change: boolean; withdraw: boolean };
};

/**
 * The condolence of whoever has this secret: what has become of it as far as the reader may see its page, else the words alone,
 * which are theirs to take back. Throws `not_found` for any other secret.
 */
export async function condolenceBySecret(
  reader: Reader | null,
  secret: string,
): Promise<AuthorsView> {
  const row = isSecret(secret)
    ? await db().condolence.findUnique({
        where: { secretHash: hashSecret(secret) },
        select: {
          id: true,
          memorialId: true,
          message: true,
          authorName: true,
          picture: { select: { media: { select: { width: true, height: true } } } },
          state: true,
          audience: true,
          returnNote: true,
          createdAt: true,
          publishedAt: true,
          memorial: { select: { fullName: true, ...accessRow(reader) } },
        },
      })
    : null;
  if (!row) throw new AppError('not_found', said('condolences.refusals.notFound'));
  const { memorial, state, audience, returnNote, createdAt, publishedAt, picture, ...words } = row;
  const rest = { ...words, picture: picture?.media ?? null };
  const withdraw = withdrawn(state) !== null;
  if (!canSee(reader, memorial))
    return {
      ...rest,
      memorialId: null,
      fullName: null,
      state: withdraw ? 'hidden' : 'withdrawn',
      returnNote: '',
      createdAt: createdAt.toISOString(),
      publishedAt: null,
      can: { change: false, withdraw },
    };
  return {
    ...rest,
    fullName: memorial.fullName,
    state: authorState(state, audience),
    returnNote: state === 'returned' ? returnNote : '',
    createdAt: createdAt.toISOString(),
    publishedAt: state === 'published' ? (publishedAt?.toISOString() ?? null) : null,
    can: { change: mayChange(state), withdraw },
  };
}
