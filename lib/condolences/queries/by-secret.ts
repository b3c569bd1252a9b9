import { accessSelect } from '@/lib/access/access-select';
import { canSee } from '@/lib/access/policy';
import type { Reader } from '@/lib/access/reader';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { messageFor } from '@/lib/platform/language/message';
import {
  type AuthorState,
  authorState,
  mayAuthorChange,
  stateAfterWithdrawal,
} from '../state-rules';

/** A condolence as its author sees it, who must not learn that it is held or refused. */
export type AuthorView = {
  id: string;
  /** Null, like `fullName`, if the reader may not see the memorial, or no longer. */
  memorialId: string | null;
  /** The name of the memorial. */
  fullName: string | null;
  message: string;
  authorName: string;
  /** The size of the author's picture in pixels; null if there is none. */
  picture: { width: number | null; height: number | null } | null;
  state: AuthorState;
  /** The family's question; '' if there is none. */
  returnNote: string;
  createdAt: string;
  publishedAt: string | null;
  can: { change: boolean; withdraw: boolean };
};

/**
 * The condolence with this secret, for its author. If they may not see the memorial, returns only
 * the words, which they can still withdraw. Throws `not_found` for any other secret.
 */
export async function condolenceBySecret(
  reader: Reader | null,
  secret: string,
): Promise<AuthorView> {
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
          memorial: { select: { fullName: true, ...accessSelect(reader) } },
        },
      })
    : null;
  if (!row) throw new AppError('not_found', messageFor('condolences.refusals.notFound'));
  const { memorial, state, audience, returnNote, createdAt, publishedAt, picture, ...words } = row;
  const rest = { ...words, picture: picture?.media ?? null };
  const withdraw = stateAfterWithdrawal(state) !== null;
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
    can: { change: mayAuthorChange(state), withdraw },
  };
}
