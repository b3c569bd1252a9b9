import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { said } from '@/lib/platform/language/said';
import { type AuthorState, authorState, mayChange, withdrawn } from '../state-rules';

/** A condolence as its author sees it: neither that it is held, nor that it was refused. */
export type AuthorsView = {
  id: string;
  memorialId: string;
  /** Whose memorial it is. */
  fullName: string;
  message: string;
  authorName: string;
  state: AuthorState;
  /** What the family asks; '' if nothing. */
  returnNote: string;
  createdAt: string;
  publishedAt: string | null;
  can: { change: boolean; withdraw: boolean };
};

/** The condolence of whoever has this secret. Throws `not_found` for any other. */
export async function condolenceBySecret(secret: string, tx: Tx = db()): Promise<AuthorsView> {
  const row = isSecret(secret)
    ? await tx.condolence.findUnique({
        where: { secretHash: hashSecret(secret) },
        select: {
          id: true,
          memorialId: true,
          message: true,
          authorName: true,
          state: true,
          returnNote: true,
          createdAt: true,
          publishedAt: true,
          memorial: { select: { fullName: true } },
        },
      })
    : null;
  if (!row) throw new AppError('not_found', said('condolences.refusals.notFound'));
  const { memorial, state, returnNote, createdAt, publishedAt, ...rest } = row;
  return {
    ...rest,
    fullName: memorial.fullName,
    state: authorState(state),
    returnNote: state === 'returned' ? returnNote : '',
    createdAt: createdAt.toISOString(),
    publishedAt: state === 'published' ? (publishedAt?.toISOString() ?? null) : null,
    can: { change: mayChange(state), withdraw: withdrawn(state) !== null },
  };
}
