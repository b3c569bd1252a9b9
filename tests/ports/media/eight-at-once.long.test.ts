import { rm } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { storeItem } from '@/lib/media/commands/store-item';
import { AppError, isServerError } from '@/lib/platform/errors';
import { ada, ben } from '../../support/cast';
import { STRUCTURE_BOMBS } from '../../support/structure-bombs';
import { halves, withLocation, writeTemporaryFile } from '../../unit/media/picture-files';

/** How long a member may wait for a picture, whatever another one sends. */
const MAX_MS = 5_000;

let adaId: string;
let benId: string;
beforeAll(async () => {
  [adaId, benId] = [(await ada()).user.id, (await ben()).user.id];
});

it.each(Object.entries(STRUCTURE_BOMBS))(
  'stores a member’s picture in time while eight of another member arrive: %s',
  async (_, make) => {
    const bomb = await make();
    const picture = await withLocation(halves(4_000, 3_000)).jpeg().toBuffer();
    const files = { bomb: await writeTemporaryFile(bomb), own: await writeTemporaryFile(picture) };
    const eight = Array.from({ length: 8 }, () => {
      const file = { path: files.bomb, fileName: 'x', bytes: bomb.length, address: '192.0.2.1' };
      return storeItem(adaId, file).catch((error: unknown) => error);
    });
    const start = performance.now();
    const file = { path: files.own, fileName: 'x', bytes: picture.length, address: '192.0.2.2' };
    await storeItem(benId, file);
    const tookMs = performance.now() - start;
    const outcomes = await Promise.all(eight);
    const allMs = performance.now() - start;
    console.log(`${Math.round(tookMs)} ms; all nine took ${Math.round(allMs)} ms`);
    await Promise.all(Object.values(files).map((path) => rm(path)));
    expect(tookMs).toBeLessThan(MAX_MS);
    for (const outcome of outcomes)
      if (
        outcome instanceof Error &&
        (!(outcome instanceof AppError) || isServerError(outcome.code))
      )
        throw new Error('A picture ended in an error of ours', { cause: outcome });
  },
  120_000,
);
