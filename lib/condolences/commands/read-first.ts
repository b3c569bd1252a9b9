import { requireOpenToVisitors } from '@/lib/keepers/queries/freeze';
import { requireChangeable } from '@/lib/memorials/queries/editable-memorial';
import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db, type Tx } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { publishEvents } from '@/lib/platform/events/publish-event';
import { messageFor } from '@/lib/platform/language/message';
import { isFirstReader, mayReadFirst } from '../first-reading-rules';
import { findFriend } from '../queries/find-friend';
import { firstReaderOf } from '../queries/first-reader-of';
import { revisionOf } from '../revision';
import type { FirstReadingInput } from '../schema';
import type { CondolenceState } from '../state-rules';
import type { DecisionCounts } from './decide-condolences';
import { lockGuestBook } from './lock-guest-book';

/**
 * Passes condolences on to the family or sets them aside, if they still have the words that were read. Skips those for
 * which the act is not the viewer's (`mayReadFirst`), or that belong to another memorial. Throws `not_found`, and
 * `forbidden` if somebody else than the first reader sets something aside.
 */
export async function readFirstAsKeeper(
  viewer: Viewer,
  memorialId: string,
  input: FirstReadingInput,
  now = new Date(),
): Promise<DecisionCounts> {
  return db().$transaction(async (tx) => {
    await lockGuestBook(tx, memorialId);
    const { asAdmin } = await requireChangeable(tx, viewer, memorialId);
    const readsFirst = isFirstReader(await firstReaderOf(memorialId, tx), viewer.userId);
    if (input.act === 'set_aside' && !readsFirst)
      throw new AppError('forbidden', messageFor('condolences.refusals.notFirstReader'));
    const answer = await readFirst(tx, memorialId, readsFirst, input, now);
    if (asAdmin && answer.changed > 0)
      await writeAudit(tx, {
        actor: viewer.userId,
        action: 'condolence.decide',
        subject: `memorial/${memorialId}`,
        detail: { act: input.act, count: answer.changed },
      });
    return answer;
  });
}

/**
 * As `readFirstAsKeeper`, for the friend with this secret, also while the memorial has no keepers. Throws `not_found` for
 * any other secret, and `forbidden` while the memorial is frozen.
 */
export async function readFirstByLink(
  secret: string,
  input: FirstReadingInput,
  now = new Date(),
): Promise<DecisionCounts> {
  return db().$transaction(async (tx) => {
    const { memorialId } = await lockForFriend(tx, secret);
    await requireOpenToVisitors(tx, null, memorialId);
    await tx.firstReader.updateMany({
      where: { memorialId, usedAt: null },
      data: { usedAt: now },
    });
    return readFirst(tx, memorialId, true, input, now);
  });
}

/** Locks the guest book that the friend with this secret reads, and returns the friend. Throws `not_found`. */
export async function lockForFriend(tx: Tx, secret: string) {
  const found = await findFriend(secret, tx);
  if (found) await lockGuestBook(tx, found.memorialId);
  const friend = found && (await findFriend(secret, tx)); // the family may have ended it meanwhile
  if (!friend) throw new AppError('not_found', messageFor('condolences.refusals.notFound'));
  return friend;
}

type Row = {
  id: string;
  state: CondolenceState;
  message: string;
  authorName: string;
  pictureId: string | null;
  readFirstAt: Date | null;
  setAsideAt: Date | null;
};

async function readFirst(
  tx: Tx,
  memorialId: string,
  isByFirstReader: boolean,
  { condolences, act }: FirstReadingInput,
  now: Date,
): Promise<DecisionCounts> {
  const read = new Map(condolences.map(({ _id, revision }) => [_id, revision]));
  const rows = await tx.$queryRaw<Row[]>`
    SELECT id, state, message, "authorName", "readFirstAt", "setAsideAt",
      (SELECT "mediaId" FROM condolence_pictures WHERE "condolenceId" = id) AS "pictureId"
    FROM condolences WHERE "memorialId" = ${memorialId} AND id = ANY(${[...read.keys()]}) ORDER BY id FOR UPDATE`;
  const changeable = rows.filter((row) => mayReadFirst(row, act, isByFirstReader));
  const ids = changeable.filter((row) => revisionOf(row) === read.get(row.id)).map(({ id }) => id);
  const isPassed = act === 'pass';
  await tx.condolence.updateMany({
    where: { id: { in: ids } },
    data: { readFirstAt: isPassed ? now : null, setAsideAt: isPassed ? null : now },
  });
  if (isPassed) await publishEvents(tx, { type: 'condolence.waiting', memorialId, ids });
  return { changed: ids.length, rewritten: changeable.length - ids.length };
}
