import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { firstBurningDay } from '../queries/burning-candles';
import { ADDRESS_DAYS, REFUSED_DAYS } from '../rules';
import { deletePictures } from './pictures';
import { tellAuthorsLater } from './tell-authors-later';
import { updateCandles } from './update-candles';

/** Of one run; the next one finds the others. */
const MOST_AUTHORS = 500;
const MOST_PICTURES = 10_000;

/**
 * Deletes candles that have burned down, addresses of authors where nobody has written or decided anything for 30 days, and what
 * was refused, removed or taken back and is 90 days old, and brings the pages up to date on which candles went out. May run twice.
 */
export async function tendCondolences(_: object, now = new Date()): Promise<void> {
  await db().candle.deleteMany({ where: { day: { lt: new Date(firstBurningDay(now)) } } });
  const changed = await db().$queryRaw<{ memorialId: string }[]>`
    SELECT b."memorialId" FROM guest_books b LEFT JOIN (
      SELECT "memorialId", sum(count)::int AS burning FROM candles GROUP BY 1) c USING ("memorialId")
    WHERE b."candleCount" > 0 AND b."candleCount" <> coalesce(c.burning, 0)`;
  for (const { memorialId } of changed) await updateCandles({ memorialId }, now);
  await tellForgotten();
  const longAgo = { lt: new Date(now.getTime() - ADDRESS_DAYS * DAY_MS) };
  await db().condolence.updateMany({
    where: {
      authorSealed: { not: '' },
      createdAt: longAgo,
      AND: [
        { OR: [{ decidedAt: null }, { decidedAt: longAgo }] },
        { OR: [{ waitingSince: null }, { waitingSince: longAgo }] },
      ],
    },
    data: { authorSealed: '' },
  });
  await deleteRefusedPictures(new Date(now.getTime() - DAY_MS));
  const before = new Date(now.getTime() - REFUSED_DAYS * DAY_MS);
  await db().condolence.deleteMany({
    where: {
      state: { in: ['refused', 'removed', 'withdrawn'] },
      createdAt: { lt: before },
      OR: [{ decidedAt: null }, { decidedAt: { lt: before } }],
    },
  });
}

/** Nobody ever looks at a picture that a rule has refused; its words are kept for longer, since they are compared. */
async function deleteRefusedPictures(before: Date): Promise<void> {
  const rows = await db().condolencePicture.findMany({
    where: { condolence: { state: 'refused', createdAt: { lt: before } } },
    select: { condolenceId: true },
    take: MOST_PICTURES,
  });
  const ids = rows.map(({ condolenceId }) => condolenceId);
  await db().$transaction((tx) => deletePictures(tx, ids));
}

/** Has authors told whose job was lost, as after a restore from a backup. */
async function tellForgotten(): Promise<void> {
  await db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM condolences WHERE "authorSealed" <> '' AND (state = 'returned' OR (state = 'published' AND audience = 'page'))
        AND state IS DISTINCT FROM "toldState" LIMIT ${MOST_AUTHORS}`;
    await tellAuthorsLater(tx, rows);
  });
}
