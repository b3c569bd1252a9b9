import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUT } from '@/app/api/memorials/media/[id]/route';
import { POST as complete } from '@/app/api/memorials/media/[id]/uploads/[uploadId]/complete/route';
import { POST as start } from '@/app/api/memorials/media/[id]/uploads/route';
import { claimUpload } from '@/lib/media/commands/claim-upload';
import { uploadGoneError } from '@/lib/media/queries/resumable-upload';
import * as pieces from '@/lib/media/upload-pieces';
import { addMedia } from '@/lib/memorials/commands/add-media';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { newId } from '@/lib/platform/ids/public-id';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { call } from '../../support/call';
import { ada, cora, type Person, viewerOf } from '../../support/cast';
import { pdf } from '../../support/document-files';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { uploadOf } from '../../support/memorial-upload';
import { resetPlan, setPlan } from '../../support/plan';
import { resetSettings, useSetting } from '../../support/site-settings';

const { joinPieces } = vi.hoisted(() => ({ joinPieces: vi.fn() }));
vi.mock('@/lib/media/upload-pieces', async (original) => ({
  ...(await original<typeof pieces>()),
  joinPieces,
}));
const original = await vi.importActual<typeof pieces>('@/lib/media/upload-pieces');

const PLACE = { batch: newId(), placeInBatch: 1, audience: 'page' } as const;

let owner: Person;
let id: string;

beforeEach(async () => {
  joinPieces.mockReset().mockImplementation(original.joinPieces);
  owner = await ada();
  id = await addMemorial({ createdById: owner.user.id });
  await db().rateLimit.deleteMany();
});
afterEach(async () => {
  await resetSettings();
  await resetPlan();
});

async function onDisk(file: Buffer) {
  const place = path.join(await temporaryFolder(), 'file');
  await writeFile(place, file);
  return { path: place, fileName: 'letters.pdf', bytes: file.length };
}

/** The id of an upload of which everything has arrived. */
async function arrived(file = pdf(), person = owner): Promise<string> {
  const upload = { id: newId(), bytes: file.length };
  await db().resumableUpload.create({
    data: {
      ...{ ...upload, ...PLACE, ownerId: person.user.id, memorialId: id },
      ...{ fileName: 'letters.pdf', receivedBytes: file.length },
    },
  });
  await pieces.storePiece(upload, 0, await onDisk(file));
  return upload.id;
}
const finish = (uploadId: string, person = owner) =>
  call(complete, { method: 'POST', params: { id, uploadId }, headers: person.headers });
const gallery = () => db().media.findMany({ where: { memorialId: id }, select: { id: true } });

describe('two completions of an upload at once', () => {
  it('join the pieces once and make one item; the second is asked to come again', async () => {
    const uploadId = await arrived();
    const claim = await claimUpload(uploadId);
    expect(await finish(uploadId)).toMatchObject({ status: 503, body: { remainingTime: 5 } });
    expect(joinPieces).not.toHaveBeenCalled();
    await claim?.release();
    const [first, second] = [await finish(uploadId), await finish(uploadId)];
    expect(first.body.additionalMedia[0]._id).toBe(second.body.additionalMedia[0]._id);
    expect(joinPieces).toHaveBeenCalledTimes(1);
    expect(await gallery()).toHaveLength(1);
  });

  it('of a process that died do not block the next', async () => {
    const uploadId = await arrived();
    await claimUpload(uploadId);
    const completingUntil = new Date(Date.now() - 1000);
    await db().resumableUpload.updateMany({ where: { id: uploadId }, data: { completingUntil } });
    expect((await finish(uploadId)).status).toBe(200);
  });

  it('of a process whose renewal failed block the next until it ends, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const uploadId = await arrived();
    const claim = await claimUpload(uploadId);
    const update = vi.spyOn(db().resumableUpload, 'updateMany');
    update.mockRejectedValueOnce(new Error('no connection'));
    for (const writes of [1, 2]) {
      vi.advanceTimersByTime(20_000);
      await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(writes));
    }
    vi.useRealTimers();
    expect(await claimUpload(uploadId)).toBeNull();
    await claim?.release();
    expect(await claimUpload(uploadId)).not.toBeNull();
    update.mockRestore();
  });

  it('both return the item, if the other one ended first and its pieces are gone', async () => {
    const uploadId = await arrived();
    const { item } = await addMedia(viewerOf(owner), id, await onDisk(pdf('Other')));
    joinPieces.mockImplementationOnce(async () => {
      await db().resumableUpload.update({ where: { id: uploadId }, data: { mediaId: item.id } });
      throw uploadGoneError();
    });
    expect(await finish(uploadId)).toMatchObject({
      status: 200,
      body: { additionalMedia: [{ _id: item.id }] },
    });
  });

  it('both return the item, if the other one filled the last place', async () => {
    useSetting('doors.galleryItems', 1);
    const uploadId = await arrived();
    joinPieces.mockImplementationOnce(async (...args: Parameters<typeof original.joinPieces>) => {
      await original.joinPieces(...args);
      const { item } = await addMedia(viewerOf(owner), id, await onDisk(pdf('Other')));
      await db().resumableUpload.update({ where: { id: uploadId }, data: { mediaId: item.id } });
    });
    expect((await finish(uploadId)).status).toBe(200);
    expect(await gallery()).toHaveLength(1);
  });
});

describe('an upload for which there is no room', () => {
  const free = () => db().media.updateMany({ data: { memorialId: null, state: 'orphaned' } });

  it('is kept while the gallery is full, and added once it has a place', async () => {
    useSetting('doors.galleryItems', 1);
    await addMedia(viewerOf(owner), id, await onDisk(pdf('Other')));
    const uploadId = await arrived();
    expect(await finish(uploadId)).toMatchObject({ status: 400, body: { hasNoRoom: true } });
    await free();
    expect((await finish(uploadId)).status).toBe(200);
  });

  it('is not read again and again if its place is taken, but the gallery is full', async () => {
    useSetting('doors.galleryItems', 1);
    await addMedia(viewerOf(owner), id, await onDisk(pdf('Other')), PLACE);
    expect(await finish(await arrived())).toMatchObject({ status: 400, body: { hasNoRoom: true } });
    expect(joinPieces).not.toHaveBeenCalled();
  });

  it('is deleted if the last place went while it was stored', async () => {
    useSetting('doors.galleryItems', 1);
    const uploadId = await arrived();
    joinPieces.mockImplementationOnce(async (...args: Parameters<typeof original.joinPieces>) => {
      await original.joinPieces(...args);
      await addMedia(viewerOf(owner), id, await onDisk(pdf('Other')));
    });
    expect(await finish(uploadId)).toMatchObject({ status: 400, body: { hasNoRoom: true } });
    expect(await finish(uploadId)).toMatchObject({ status: 404, body: { isGone: true } });
  });

  it('is not begun if the plan has no room for its size', async () => {
    await addMedia(viewerOf(owner), id, await onDisk(pdf()));
    await db().media.updateMany({ where: { memorialId: id }, data: { bytes: 1024 ** 3 } });
    await setPlan([], { gigabytes: 1 });
    const body = { fileName: 'letters.pdf', bytes: 1 };
    const answer = await call(start, { params: { id }, headers: owner.headers, body });
    expect(answer).toMatchObject({ status: 400, body: { hasNoRoom: true } });
  });
});

describe('a file of which the answer was lost', () => {
  const sendAgain = ({ headers }: Person) =>
    call(PUT, {
      ...{ method: 'PUT', params: { id }, headers },
      path: `/?batch=${PLACE.batch}&place=${PLACE.placeInBatch}`,
      body: uploadOf({}, [['additionalMedia', new Blob([new Uint8Array(pdf())])]]),
    });

  it('is found again although it filled the gallery', async () => {
    useSetting('doors.galleryItems', 1);
    const [first, again] = [await sendAgain(owner), await sendAgain(owner)];
    expect(again.status).toBe(200);
    expect(again.body.additionalMedia[0]._id).toBe(first.body.additionalMedia[0]._id);
  });

  it('does not let another file take its place', async () => {
    useSetting('doors.galleryItems', 1);
    await addMedia(viewerOf(owner), id, await onDisk(pdf('Other')), PLACE);
    expect(await sendAgain(owner)).toMatchObject({ status: 400, body: { hasNoRoom: true } });
  });

  it('is found again although its contributor may add no more', async () => {
    const contributor = await cora();
    await addKeeper(id, contributor, 'contributor');
    const first = await sendAgain(contributor);
    await db().keeper.deleteMany({ where: { memorialId: id, role: { not: 'contributor' } } });
    const again = await sendAgain(contributor);
    expect(again.body.additionalMedia[0]._id).toBe(first.body.additionalMedia[0]._id);
  });
});

it('a file in pieces counts once for its account, when it begins', async () => {
  await consumeRateLimit('uploadByAccount', owner.user.id);
  await db().rateLimit.updateMany({ data: { count: LIMITS.uploadByAccount.max } });
  expect((await finish(await arrived())).status).toBe(200);
});
