import type { Reader } from '@/lib/access/reader';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { hashSecret, isSecret } from '@/lib/platform/http/secret-link';
import { said } from '@/lib/platform/language/said';
import * as paths from '@/lib/platform/paths';
import { guestBookForWords } from '../queries/guest-book-of';
import type { CondolenceWords } from '../schema';
import {
  type CondolenceState,
  changed,
  REPORTED,
  type Standing,
  wasHidden,
  withdrawn,
} from '../state-rules';
import { textKeysOf } from '../text-keys';
import { announceCondolence } from './announce-condolence';
import { lockGuestBook } from './lock-guest-book';
import { changePicture, claimPictures, deletePictures } from './pictures';
import { screenWords } from './screen-words';

/**
 * Changes the words of whoever has this secret. The first ring and the family read them again, also those that were on the
 * page; those of the family are read by nobody while whoever changes them looks after the page. Throws `not_found`, and `conflict`
 * where the family or the operator have decided against them, or nobody looks after the page.
 * @param reader who changes them: the link alone is no proof that somebody looks after the page
 */
export async function changeCondolence(
  reader: Reader | null,
  secret: string,
  { message, authorName, deletePicture }: CondolenceWords,
  now = new Date(),
): Promise<void> {
  await db().$transaction(async (tx) => {
    const row = await lockBySecret(tx, secret);
    const picture = deletePicture ? null : undefined;
    await changeWords(tx, reader, row, { message, authorName, picture }, now);
  });
}

/** What an author writes anew; `picture` is the media of another one, null for none, and undefined where it stays. */
export type Change = Pick<CondolenceWords, 'message' | 'authorName'> & {
  picture: string | null | undefined;
};

/** What a change needs to know of a condolence, which the caller has locked after its guest book. */
export type Changing = Standing & { id: string; memorialId: string; isFromFamily: boolean };

/** The same for a condolence that is known otherwise to be the reader's own. Returns its state. Throws as above. */
export async function changeWords(
  tx: Tx,
  reader: Reader | null,
  row: Changing,
  { picture, ...words }: Change,
  now: Date,
): Promise<CondolenceState> {
  const { id, memorialId } = row;
  const book = await guestBookForWords(reader, memorialId, tx);
  const isFromFamily = row.isFromFamily && book.isFamily;
  const keys = textKeysOf(words.message);
  const hasPicture = await changePicture(tx, id, picture);
  const isRefused = row.state === 'refused';
  const screening = await screenWords(tx, book, { ...words, hasPicture }, keys, isRefused, now);
  const state = changed(row, isFromFamily ? 'family' : screening.verdict);
  if (state === null) throw new AppError('conflict', said('condolences.refusals.decided'));
  const signals = isFromFamily ? [] : screening.signals;
  await tx.condolence.update({
    where: { id },
    data: {
      ...words,
      // What was refused stays known by the words that were read then: its author must not have others refused in their place.
      ...(row.state !== 'refused' && keys),
      state,
      isFromFamily,
      signals: wasHidden(row) ? [REPORTED, ...signals] : signals,
      returnNote: '',
      toldState: null,
      // What somebody said of the words before them does not concern these.
      keptAt: null,
      waitingSince: state === 'waiting' || state === 'held' ? now : null, // for the family, or the operator
      publishedAt: state === 'published' ? (row.publishedAt ?? now) : null,
    },
    select: { id: true },
  });
  await tx.condolenceReport.deleteMany({ where: { condolenceId: id } });
  if (state === 'published') await claimPictures(tx, [id]);
  await announceCondolence(tx, { id, memorialId, state });
  if (row.state === 'published' || state === 'published')
    await invalidatePage(tx, paths.memorial(memorialId));
  return state;
}

/**
 * Takes the words of whoever has this secret back: they, the name, the picture and what the family asked are deleted at once. Once more
 * changes nothing. Throws `not_found`.
 */
export async function withdrawCondolence(secret: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const row = await lockBySecret(tx, secret);
    if (withdrawn(row.state)) await erase(tx, row, now);
  });
}

/** Takes back all that a member wrote while signed in, with the account that is being deleted. Returns how many they were. */
export async function withdrawAllOf(tx: Tx, userId: string, now = new Date()): Promise<number> {
  const rows = await tx.$queryRaw<Erasing[]>`
    SELECT id, "memorialId", state FROM condolences
    WHERE "senderId" = ${userId} AND state <> 'withdrawn' ORDER BY id FOR UPDATE`;
  for (const row of rows) await erase(tx, row, now);
  return rows.length;
}

/** Forgets the address of a member whose account is deleted; what they wrote stays, with the name. */
export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await tx.condolence.updateMany({
    where: { senderId: userId, authorSealed: { not: '' } },
    data: { authorSealed: '' },
  });
}

type Erasing = Pick<Changing, 'id' | 'memorialId' | 'state'>;

async function erase(tx: Tx, { id, memorialId, state }: Erasing, now: Date): Promise<void> {
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

/** Locks the guest book and then reads, so that nobody decides meanwhile about the words that were there before. */
async function lockBySecret(tx: Tx, secret: string): Promise<Changing> {
  const found = isSecret(secret)
    ? await tx.condolence.findUnique({
        where: { secretHash: hashSecret(secret) },
        select: { id: true, memorialId: true },
      })
    : null;
  const row = found && (await lockCondolence(tx, found));
  if (!row) throw new AppError('not_found', said('condolences.refusals.notFound'));
  return row;
}

/** The same for a condolence that is known otherwise; undefined when it is gone. */
export async function lockCondolence(
  tx: Tx,
  { id, memorialId }: { id: string; memorialId: string },
): Promise<Changing | undefined> {
  await lockGuestBook(tx, memorialId);
  const [row] = await tx.$queryRaw<Changing[]>`
    SELECT id, "memorialId", state, "publishedAt", signals, "isFromFamily" FROM condolences WHERE id = ${id} FOR UPDATE`;
  return row;
}
