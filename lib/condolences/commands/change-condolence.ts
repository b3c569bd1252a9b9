import type { Reader } from '@/lib/access/reader';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { messageFor } from '@/lib/platform/language/message';
import * as paths from '@/lib/platform/paths';
import { requireWritableGuestBook } from '../queries/guest-book-of';
import type { CondolenceWords } from '../schema';
import { screeningLists } from '../screening-lists';
import {
  type CondolenceState,
  type CondolenceStateFacts,
  isHiddenByReports,
  REPORTED,
  stateAfterChange,
  stateAfterWithdrawal,
} from '../state-rules';
import { textKeysOf } from '../text-keys';
import { lockGuestBook } from './lock-guest-book';
import { changePicture, claimPictures, deletePictures } from './pictures';
import { publishCondolenceEvent } from './publish-condolence-event';
import { screenWords } from './screen-words';

/**
 * Lets the author with this secret change a condolence. Screening and the family then review it again, even if it was
 * published; only the words of people who keep the page need no review. Throws `not_found`, and `conflict` if it was
 * declined, removed or withdrawn, or if the memorial has no keepers.
 * @param reader who changes it: the link alone does not prove that somebody keeps the page
 */
export async function changeCondolence(
  reader: Reader | null,
  secret: string,
  { message, authorName, deletePicture }: CondolenceWords,
  now = new Date(),
): Promise<void> {
  screeningLists(); // before the transaction
  await db().$transaction(async (tx) => {
    const row = await lockBySecret(tx, secret);
    const picture = deletePicture ? null : undefined;
    await changeLockedCondolence(tx, reader, row, { message, authorName, picture }, now);
  });
}

/** `picture` is the id of the new picture, null to delete it, undefined to keep it. */
export type CondolenceChange = Pick<CondolenceWords, 'message' | 'authorName'> & {
  picture: string | null | undefined;
};

/** The columns that a change needs. The caller has locked the guest book, then the condolence. */
export type LockedCondolence = CondolenceStateFacts & {
  id: string;
  memorialId: string;
  isFromFamily: boolean;
};

/**
 * As `changeCondolence`, for a condolence that is known to be the reader's own. Returns its new
 * state.
 */
export async function changeLockedCondolence(
  tx: Tx,
  reader: Reader | null,
  row: LockedCondolence,
  { picture, ...words }: CondolenceChange,
  now: Date,
): Promise<CondolenceState> {
  const { id, memorialId } = row;
  const book = await requireWritableGuestBook(reader, memorialId, 'condolence', tx);
  const isFromFamily = row.isFromFamily && book.isFamily;
  const keys = textKeysOf(words.message);
  const hasPicture = await changePicture(tx, id, picture);
  const isRefused = row.state === 'refused';
  const screening = await screenWords(tx, book, { ...words, hasPicture }, keys, isRefused, now);
  const state = stateAfterChange(row, isFromFamily ? 'family' : screening.verdict);
  if (state === null) throw new AppError('conflict', messageFor('condolences.refusals.decided'));
  const signals = isFromFamily ? [] : screening.signals;
  await tx.condolence.update({
    where: { id },
    data: {
      ...words,
      // A refused condolence keeps the keys of its original words, by which repetitions are
      // recognised. Otherwise its author could have other people's words refused.
      ...(row.state !== 'refused' && keys),
      state,
      isFromFamily,
      signals: isHiddenByReports(row) ? [REPORTED, ...signals] : signals,
      returnNote: '',
      toldState: null,
      // Nobody's approval of the former words applies to the new ones.
      keptAt: null,
      familyKeptAt: null,
      // The first reader reads them, too.
      readFirstAt: null,
      setAsideAt: null,
      waitingSince: state === 'waiting' || state === 'held' ? now : null, // for the family, or for the operator
      publishedAt: state === 'published' ? (row.publishedAt ?? now) : null,
    },
    select: { id: true },
  });
  if (state === 'published') await claimPictures(tx, [id]);
  // Only the family's own new words are published unread. The operator still has to decide about reports of them.
  else await tx.condolenceReport.deleteMany({ where: { condolenceId: id } });
  await publishCondolenceEvent(tx, { id, memorialId, state });
  if (row.state === 'published' || state === 'published')
    await invalidatePage(tx, paths.memorial(memorialId));
  return state;
}

/**
 * Withdraws the condolence with this secret: its text, name, picture and the family's note are
 * deleted at once. May be repeated. Throws `not_found`.
 */
export async function withdrawCondolence(secret: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const row = await lockBySecret(tx, secret);
    if (stateAfterWithdrawal(row.state)) await erase(tx, row, now);
  });
}

/**
 * Withdraws everything that a member wrote while signed in, when their account is deleted. Returns
 * how many there were.
 */
export async function withdrawAllCondolences(
  tx: Tx,
  userId: string,
  now = new Date(),
): Promise<number> {
  const rows = await tx.$queryRaw<ErasedCondolence[]>`
    SELECT id, "memorialId", state FROM condolences
    WHERE "senderId" = ${userId} AND state <> 'withdrawn' ORDER BY id FOR UPDATE`;
  for (const row of rows) await erase(tx, row, now);
  return rows.length;
}

/** Deletes the address of a member whose account is deleted. Their words stay, with the name. */
export async function deleteAuthorAddress(tx: Tx, userId: string): Promise<void> {
  await tx.condolence.updateMany({
    where: { senderId: userId, authorSealed: { not: '' } },
    data: { authorSealed: '' },
  });
}

type ErasedCondolence = Pick<LockedCondolence, 'id' | 'memorialId' | 'state'>;

async function erase(
  tx: Tx,
  { id, memorialId, state }: ErasedCondolence,
  now: Date,
): Promise<void> {
  await tx.condolence.update({
    where: { id },
    data: {
      state: 'withdrawn',
      message: '',
      authorName: '',
      authorSealed: '',
      returnNote: '',
      decidedAt: now,
      publishedAt: null,
    },
    select: { id: true },
  });
  await tx.condolenceReport.deleteMany({ where: { condolenceId: id } });
  await deletePictures(tx, [id]);
  if (state === 'published') await invalidatePage(tx, paths.memorial(memorialId));
}

/** Locks the guest book before reading, so that nobody decides about the old words meanwhile. */
async function lockBySecret(tx: Tx, secret: string): Promise<LockedCondolence> {
  const found = isSecret(secret)
    ? await tx.condolence.findUnique({
        where: { secretHash: hashSecret(secret) },
        select: { id: true, memorialId: true },
      })
    : null;
  const row = found && (await lockCondolence(tx, found));
  if (!row) throw new AppError('not_found', messageFor('condolences.refusals.notFound'));
  return row;
}

/** Locks a condolence with its guest book; undefined if it is gone. */
export async function lockCondolence(
  tx: Tx,
  { id, memorialId }: { id: string; memorialId: string },
): Promise<LockedCondolence | undefined> {
  await lockGuestBook(tx, memorialId);
  const [row] = await tx.$queryRaw<LockedCondolence[]>`
    SELECT id, "memorialId", state, "publishedAt", signals, "isFromFamily" FROM condolences WHERE id = ${id} FOR UPDATE`;
  return row;
}
