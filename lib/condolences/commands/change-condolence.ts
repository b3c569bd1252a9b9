import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import * as paths from '@/lib/platform/paths';
import { condolenceBySecret } from '../queries/by-secret';
import { guestBookForSystem } from '../queries/guest-book-of';
import type { CondolenceWords } from '../schema';
import { changed, type Standing, withdrawn } from '../state-rules';
import { textKeysOf } from '../text-keys';
import { lockGuestBook } from './lock-guest-book';
import { screenWords } from './screen-words';

/**
 * Changes the words of whoever has this secret. The first ring and the family read them again, also those that were on the
 * page. Throws `not_found`, and `conflict` where the family or the operator have decided against them.
 */
export async function changeCondolence(
  secret: string,
  { message, authorName }: CondolenceWords,
  now = new Date(),
): Promise<void> {
  const words = { message, authorName };
  await db().$transaction(async (tx) => {
    const { id, memorialId, standing, isFromFamily } = await lockBySecret(tx, secret);
    const book = await guestBookForSystem(tx, memorialId);
    const keys = textKeysOf(words.message);
    const screening = await screenWords(tx, book, words, keys, now);
    const state = isFromFamily ? standing.state : changed(standing, screening.verdict);
    if (state === null || standing.state === 'withdrawn')
      throw new AppError('conflict', said('condolences.refusals.decided'));
    await tx.condolence.update({
      where: { id },
      data: {
        ...words,
        // What was refused stays known by the words that were read then: its author must not have others refused in their place.
        ...(standing.state !== 'refused' && keys),
        state,
        signals: isFromFamily ? [] : screening.signals,
        returnNote: '',
        toldState: null,
        ...(state === 'waiting' && { waitingSince: now }),
        // What reports have hidden keeps it: that is how the operator knows that it was on the page.
        ...(!isFromFamily && standing.state !== 'held' && { publishedAt: null }),
      },
      select: { id: true },
    });
    if (standing.state === 'published') await invalidatePage(tx, paths.memorial(memorialId));
  });
}

/**
 * Takes the words of whoever has this secret back: they, the name and what the family asked are deleted at once. Once more
 * changes nothing. Throws `not_found`.
 */
export async function withdrawCondolence(secret: string, now = new Date()): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id, memorialId, standing } = await lockBySecret(tx, secret);
    if (withdrawn(standing.state)) await erase(tx, { id, memorialId, ...standing }, now);
  });
}

/** Takes back all that a member wrote while signed in, with the account that is being deleted. Returns how many they were. */
export async function withdrawAllOf(tx: Tx, userId: string, now = new Date()): Promise<number> {
  const rows = await tx.$queryRaw<({ id: string; memorialId: string } & Standing)[]>`
    SELECT id, "memorialId", state, "publishedAt" FROM condolences
    WHERE "senderId" = ${userId} AND state <> 'withdrawn' ORDER BY id FOR UPDATE`;
  for (const row of rows) await erase(tx, row, now);
  return rows.length;
}

async function erase(
  tx: Tx,
  { id, memorialId, state }: { id: string; memorialId: string } & Standing,
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
  if (state === 'published') await invalidatePage(tx, paths.memorial(memorialId));
}

/** Locks the guest book and then reads, so that nobody decides meanwhile about the words that were there before. */
async function lockBySecret(tx: Tx, secret: string) {
  const { id, memorialId } = await condolenceBySecret(secret, tx);
  await lockGuestBook(tx, memorialId);
  const [row] = await tx.$queryRaw<(Standing & { isFromFamily: boolean })[]>`
    SELECT state, "publishedAt", "isFromFamily" FROM condolences WHERE id = ${id} FOR UPDATE`;
  if (!row) throw new AppError('not_found', said('condolences.refusals.notFound'));
  const { isFromFamily, ...standing } = row;
  return { id, memorialId, standing, isFromFamily };
}
