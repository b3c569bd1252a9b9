import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as complete } from '@/app/api/memorials/media/[id]/uploads/[uploadId]/complete/route';
import { GET, PUT } from '@/app/api/memorials/media/[id]/uploads/[uploadId]/route';
import { POST } from '@/app/api/memorials/media/[id]/uploads/route';
import { GET as getMedia } from '@/app/media/[id]/[variant]/route';
import { deleteStrayPieces } from '@/lib/media/commands/delete-stray-pieces';
import { MAX_OPEN_UPLOADS, PIECE_BYTES } from '@/lib/media/piece-rules';
import { ABANDONED_MS, VIDEO_MAX_BYTES } from '@/lib/media/rules';
import { deletePiecesOf, storedPieces } from '@/lib/media/upload-pieces';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { consumeRateLimit } from '@/lib/platform/http/rate-limit';
import { newId } from '@/lib/platform/ids/public-id';
import { MESSAGES } from '@/tests/support/media-messages';
import { call } from '../../support/call';
import { ada, ben, cora, kim, type Person } from '../../support/cast';
import { pdf } from '../../support/document-files';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

/** Two pieces and a half, of bytes that differ everywhere. */
const FILE = Buffer.concat([
  pdf(),
  Buffer.from(Array.from({ length: 2.5 * PIECE_BYTES }, (_, at) => (at * 7 + (at >> 8)) % 251)),
]);
const OFFSETS = [0, PIECE_BYTES, 2 * PIECE_BYTES];

let owner: Person;
let keeper: Person;
let contributor: Person;
let stranger: Person;
let id: string;

beforeAll(async () => {
  [owner, keeper, contributor, stranger] = [await ada(), await kim(), await cora(), await ben()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().resumableUpload.deleteMany();
  id = await addMemorial({ createdById: owner.user.id });
  await addKeeper(id, keeper, 'keeper');
  await addKeeper(id, contributor, 'contributor');
});

const headersOf = (person: Person | null) => person?.headers ?? {};
const start = (person: Person | null = owner, bytes = FILE.length, query = '') =>
  call(POST, {
    ...{ path: `/${query}`, params: { id }, headers: headersOf(person) },
    body: { fileName: '../letters.pdf', bytes },
  });
const startedId = async (person = owner, bytes = FILE.length): Promise<string> =>
  (await start(person, bytes)).body.uploadId;
const ask = (uploadId: string, person: Person | null = owner) =>
  call(GET, { params: { id, uploadId }, headers: headersOf(person) });
function send(
  uploadId: string,
  offset: number,
  {
    person = owner,
    bytes = FILE.subarray(offset, offset + PIECE_BYTES),
  }: {
    person?: Person | null;
    bytes?: Buffer;
  } = {},
) {
  const body = new FormData();
  body.append('piece', new Blob([new Uint8Array(bytes)]), 'piece');
  const path = `/?offset=${offset}`;
  const params = { id, uploadId };
  return call(PUT, { method: 'PUT', path, params, headers: headersOf(person), body });
}
const finish = (uploadId: string, person: Person | null = owner) =>
  call(complete, { method: 'POST', params: { id, uploadId }, headers: headersOf(person) });
async function sentId(person = owner): Promise<string> {
  const uploadId = await startedId(person);
  for (const offset of OFFSETS)
    expect(await send(uploadId, offset, { person })).toMatchObject({ status: 200 });
  return uploadId;
}
async function storedBytes(mediaId: string): Promise<Buffer> {
  const request = new Request(`http://localhost:3000/media/${mediaId}/original`, {
    headers: owner.headers,
  });
  const params = Promise.resolve({ id: mediaId, variant: 'original' });
  return Buffer.from(await (await getMedia(request, { params })).arrayBuffer());
}
const gallery = () => db().media.findMany({ where: { memorialId: id } });
async function piecesOf(uploadId: string): Promise<number> {
  const pieces = await Array.fromAsync(storedPieces());
  return pieces.filter((piece) => piece.uploadId === uploadId).length;
}

/** Does the work of the jobs that delete the pieces of ended uploads. */
async function runRemovals(): Promise<void> {
  const jobs = await db().$queryRaw<{ data: { id: string; bytes: number } }[]>`
    SELECT data FROM pgboss.job WHERE name = 'remove-pieces'`;
  for (const { data } of jobs) await deletePiecesOf(data);
}

describe('an upload in pieces', () => {
  it('adds the file exactly as it was sent, and keeps no piece', async () => {
    const started = await start(owner, FILE.length, '?audience=family');
    const { uploadId } = started.body;
    expect(started).toMatchObject({
      status: 201,
      body: { bytes: FILE.length, receivedBytes: 0, pieceBytes: PIECE_BYTES },
    });
    for (const offset of OFFSETS) await send(uploadId, offset);
    expect((await ask(uploadId)).body).toMatchObject({ receivedBytes: FILE.length });
    const answer = await finish(uploadId);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Media files added successfully',
        additionalMedia: [{ type: 'document', fileName: 'letters.pdf', audience: 'family' }],
        refused: [],
      },
    });
    expect(FILE.equals(await storedBytes(answer.body.additionalMedia[0]._id))).toBe(true);
    await runRemovals();
    expect(await piecesOf(uploadId)).toBe(0);
  });

  it('is added once, however often it is completed', async () => {
    const uploadId = await sentId();
    const [first, second] = [await finish(uploadId), await finish(uploadId)];
    await runRemovals();
    const third = await finish(uploadId);
    const ids = [first, second, third].map(({ body }) => body.additionalMedia[0]._id);
    expect(new Set(ids).size).toBe(1);
    expect(await gallery()).toHaveLength(1);
  });

  it('waits for a keeper if a contributor sends it, also when the answer is asked for again', async () => {
    const uploadId = await sentId(contributor);
    expect((await finish(uploadId, contributor)).body).toMatchObject({ waits: true });
    expect((await finish(uploadId, contributor)).body).toMatchObject({ waits: true });
    expect(await gallery()).toEqual([]);
  });

  it('goes on at the offset that the server names', async () => {
    const uploadId = await startedId();
    await send(uploadId, 0);
    for (const offset of [0, 2 * PIECE_BYTES, 5])
      expect(await send(uploadId, offset)).toMatchObject({
        status: 409,
        body: { receivedBytes: PIECE_BYTES },
      });
    expect(await finish(uploadId)).toMatchObject({
      status: 409,
      body: { receivedBytes: PIECE_BYTES },
    });
    expect(await send(uploadId, PIECE_BYTES)).toMatchObject({ status: 200 });
  });

  it('counts one of two equal pieces that arrive at once, in whichever processes', async () => {
    const uploadId = await startedId();
    const answers = await Promise.all([send(uploadId, 0), send(uploadId, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask(uploadId)).body.receivedBytes).toBe(PIECE_BYTES);
  });

  it.each([
    ['too short', 0, FILE.subarray(0, 100), 400],
    ['too long', 0, FILE.subarray(0, PIECE_BYTES + 1), 413],
    ['empty', 0, Buffer.alloc(0), 400],
  ])('refuses a piece that is %s', async (_, offset, bytes, status) => {
    const uploadId = await startedId();
    expect((await send(uploadId, offset, { bytes })).status).toBe(status);
    expect((await ask(uploadId)).body.receivedBytes).toBe(0);
  });

  it('is refused like the same file in one request, and cannot be completed again', async () => {
    const bytes = Buffer.alloc(100, 'no picture');
    const uploadId = await startedId(owner, bytes.length);
    await send(uploadId, 0, { bytes });
    expect(await finish(uploadId)).toMatchObject({
      status: 415,
      body: { message: MESSAGES.notMedia },
    });
    expect((await finish(uploadId)).status).toBe(404);
    await runRemovals();
    expect(await piecesOf(uploadId)).toBe(0);
  });

  it('cannot be larger than a video, or empty', async () => {
    expect((await start(owner, VIDEO_MAX_BYTES + 1)).status).toBe(413);
    expect((await start(owner, 0)).status).toBe(400);
    expect((await start(owner, VIDEO_MAX_BYTES)).status).toBe(201);
  });
});

describe('the bounds of uploads', () => {
  it('open uploads of an account: another one deletes that which is still for longest', async () => {
    const [moving, oldest] = [await startedId(), await startedId()];
    await send(oldest, 0);
    await db().resumableUpload.updateMany({ data: { changedAt: new Date(Date.now() - 1000) } });
    await send(moving, 0);
    for (let at = 0; at < MAX_OPEN_UPLOADS - 2; at++) await startedId();
    const others = await startedId(keeper);
    expect((await ask(oldest)).status).toBe(200);
    await startedId();
    expect((await ask(oldest)).status).toBe(404);
    expect([(await ask(moving)).status, (await ask(others, keeper)).status]).toEqual([200, 200]);
    await runRemovals();
    expect(await piecesOf(oldest)).toBe(0);
  });

  it('time: after a day an upload and its pieces are gone', async () => {
    const uploadId = await startedId();
    await send(uploadId, 0);
    await deleteStrayPieces(Date.now() + ABANDONED_MS / 2);
    expect([await piecesOf(uploadId), (await ask(uploadId)).status]).toEqual([1, 200]);
    const createdAt = new Date(Date.now() - ABANDONED_MS - 1000);
    await db().resumableUpload.updateMany({ data: { createdAt } });
    const answers = [
      await ask(uploadId),
      await send(uploadId, PIECE_BYTES),
      await finish(uploadId),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    await deleteStrayPieces();
    expect([await piecesOf(uploadId), await db().resumableUpload.count()]).toEqual([0, 0]);
  });

  it('the memorial: its pieces go with it', async () => {
    const uploadId = await startedId();
    await send(uploadId, 0);
    await db().memorial.delete({ where: { id } });
    await deleteStrayPieces();
    expect(await piecesOf(uploadId)).toBe(0);
  });

  it.each([
    ['pieceByAccount', 'pieces', (uploadId: string) => send(uploadId, 0)],
    ['uploadByAccount', 'uploads that begin', () => start()],
    ['completionByAccount', 'uploads that are completed', (uploadId: string) => finish(uploadId)],
  ] as const)('%s: %s in an hour', async (name, _, act) => {
    const uploadId = await startedId();
    await consumeRateLimit(name, owner.user.id);
    await db().rateLimit.updateMany({ where: { name }, data: { count: LIMITS[name].max } });
    expect((await act(uploadId)).status).toBe(429);
  });
});

describe('the rights to an upload', () => {
  it('belong to the person who began it, not even to other keepers', async () => {
    const uploadId = await startedId();
    const answers = [
      await ask(uploadId, keeper),
      await send(uploadId, 0, { person: keeper }),
      await finish(uploadId, keeper),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('hold for the memorial of which it was begun', async () => {
    const uploadId = await startedId();
    id = await addMemorial({ createdById: owner.user.id });
    expect((await ask(uploadId)).status).toBe(404);
  });

  it('end with the role', async () => {
    const uploadId = await sentId(contributor);
    await db().keeper.deleteMany({ where: { userId: contributor.user.id } });
    expect((await finish(uploadId, contributor)).status).toBe(403);
    expect((await send(uploadId, 0, { person: contributor })).status).toBe(403);
  });

  it.each([
    [403, () => stranger],
    [401, () => null],
  ])('are refused with %i to others', async (status, person) => {
    const uploadId = await startedId();
    const answers = [
      await start(person()),
      await ask(uploadId, person()),
      await send(uploadId, 0, { person: person() }),
      await finish(uploadId, person()),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(Array(4).fill(status));
  });

  it.each([newId(), 'x', '%00'])('do not exist for the unknown id %s', async (uploadId) => {
    const answers = [await ask(uploadId), await send(uploadId, 0), await finish(uploadId)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
