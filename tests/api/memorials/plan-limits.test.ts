import { stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invite } from '@/lib/keepers/commands/invite';
import { addMedia } from '@/lib/memorials/commands/add-media';
import { decideContributions } from '@/lib/memorials/commands/decide-contributions';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { ada, cora, type Person, viewerOf } from '@/tests/support/cast';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';
import { pictureFile } from '@/tests/support/order';
import { resetPlan, setPlan } from '@/tests/support/plan';

let owner: Person;
let memorialId: string;
beforeEach(async () => {
  owner = await ada();
  memorialId = await addMemorial({ createdById: owner.user.id });
});
afterEach(resetPlan);

const PRICES = [{ currency: 'USD', amountMinor: 2000 }];
let shades = 0;
/** Returns a different picture each time, because the gallery stores equal files only once. */
async function newPicture() {
  shades += 10;
  const { path, fileName } = await pictureFile();
  const background = { r: shades, g: 100, b: 50 };
  const image = sharp({ create: { width: 300, height: 300, channels: 3, background } });
  await writeFile(path, await image.jpeg().toBuffer());
  const { size: bytes } = await stat(path);
  return { path, fileName, bytes };
}
const add = async () => addMedia(viewerOf(owner), memorialId, await newPicture());
const countShown = () => db().media.count({ where: { memorialId } });

describe('the limits of the plan', () => {
  it('refuse new pictures, but keep existing ones', async () => {
    for (const _ of [1, 2, 3]) await add();
    await setPlan(PRICES, { pictures: 2 });
    await expect(add()).rejects.toThrow('as many pictures as it may have');
    expect(await countShown()).toBe(3);
    await setPlan(PRICES, { pictures: 4, videos: 0 });
    await add();
    expect(await countShown()).toBe(4);
    await expect(add()).rejects.toThrow('as many pictures');
  });

  it('count a video as it was sent, however large its prepared version is', async () => {
    const id = newId();
    const file = {
      contentType: 'video/mp4',
      sha256: 'f'.repeat(64),
      objects: {},
      bytes: 5n * 1024n ** 3n,
    };
    const data = { ...file, id, type: 'video', state: 'ready', memorialId, sentBytes: 1n } as const;
    await db().media.create({ data, select: { id: true } });
    await setPlan(PRICES, { gigabytes: 1 });
    await add();
    await db().media.update({ where: { id }, data: { sentBytes: null }, select: { id: true } });
    await expect(add()).rejects.toThrow('as much as it may have');
  });

  it("apply to contributors' files when they are published", async () => {
    const sister = await cora();
    await addKeeper(memorialId, sister, 'contributor');
    for (const _ of [1, 2, 3]) await addMedia(viewerOf(sister), memorialId, await newPicture());
    const waiting = await db().mediaContribution.findMany({
      where: { memorialId },
      select: { mediaId: true },
    });
    const media = waiting.map(({ mediaId }) => mediaId);
    const publish = (ids: string[]) =>
      decideContributions(viewerOf(owner), memorialId, {
        media: ids,
        from: 'waiting',
        decision: 'publish',
      });
    await setPlan(PRICES, { pictures: 2 });
    await expect(publish(media)).rejects.toThrow('as many pictures as it may have');
    expect(await countShown()).toBe(0);
    expect(await publish(media.slice(0, 2))).toEqual({ changed: 2 });
    await expect(publish(media.slice(2))).rejects.toThrow('as many pictures');
    expect(await countShown()).toBe(2);
  });

  it('apply to new invitations of keepers', async () => {
    const ask = (email: string, most: number | null) =>
      invite(viewerOf(owner), memorialId, { name: 'Kin', email, role: 'keeper' }, new Date(), most);
    await ask('one@example.org', 1);
    await expect(ask('two@example.org', 1)).rejects.toMatchObject({ code: 'conflict' });
    await ask('two@example.org', null);
  });
});
