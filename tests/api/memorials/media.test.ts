import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { PUT } from '@/app/api/memorials/media/[id]/route';
import { db } from '@/lib/platform/db/client';
import { GALLERY_ITEMS } from '@/lib/platform/gallery-size-rules';
import { newId } from '@/lib/platform/ids/public-id';
import { MESSAGES } from '@/tests/support/media-messages';
import { call } from '../../support/call';
import { ada, ben, type Person, root } from '../../support/cast';
import { pdf } from '../../support/document-files';
import { addMemorial } from '../../support/memorial';
import { videoWithLocation } from '../../support/video-files';
import { halves } from '../../unit/media/picture-files';

let people: { ada: Person; ben: Person; root: Person };
let photo: Buffer;
beforeAll(async () => {
  people = { ada: await ada(), ben: await ben(), root: await root() };
  photo = await halves(60, 40).jpeg().toBuffer();
});

const memorialOf = (person: Person, isPublic = true) =>
  addMemorial({ createdById: person.user.id, isPublic });

type SentFile = [name: string, bytes: Buffer | string, field?: string];

function put(id: string, files: SentFile[], person: Person | null = people.ada, query = '') {
  const body = new FormData();
  for (const [name, bytes, field = 'additionalMedia'] of files)
    body.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const headers = person?.headers ?? {};
  return call(PUT, { method: 'PUT', path: `/${query}`, params: { id }, headers, body });
}

const galleryOf = (memorialId: string) =>
  db().media.findMany({ where: { memorialId }, orderBy: { position: 'asc' } });
const jobs = (name: string) =>
  db().$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = ${name}`;
const picture = (at: number) =>
  halves(60 + at, 40)
    .jpeg()
    .toBuffer();
const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => /^perennial-(upload|video)-/.test(name));

describe('PUT /api/memorials/media/{id}', () => {
  it('adds a picture for the family if the query says so, and refuses an unknown audience', async () => {
    const id = await memorialOf(people.ada);
    const answer = await put(id, [['a.jpg', photo]], people.ada, '?audience=family');
    expect(answer.body.additionalMedia).toMatchObject([{ audience: 'family' }]);
    expect(await galleryOf(id)).toMatchObject([{ state: 'ready', audience: 'family' }]);
    await put(id, [['b.jpg', await picture(7)]]);
    expect((await galleryOf(id)).map(({ audience }) => audience)).toEqual(['family', 'page']);
    expect((await put(id, [['c.jpg', await picture(8)]], people.ada, '?audience=x')).status).toBe(
      400,
    );
  });

  it('adds pictures, videos and documents in order', async () => {
    const id = await memorialOf(people.ada);
    const answer = await put(id, [
      ['ada.jpg', photo],
      ['clip.mp4', await videoWithLocation()],
      ['eulogy.pdf', pdf()],
    ]);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Media files added successfully', refused: [] },
    });
    const types = ['photo', 'video', 'document'];
    expect(answer.body.additionalMedia.map(({ type }: { type: string }) => type)).toEqual(types);
    const [first, video, document] = answer.body.additionalMedia;
    expect(first).toMatchObject({
      caption: '',
      fileName: 'ada.jpg',
      url: `/media/${first._id}/800`,
    });
    expect(video).toMatchObject({ url: `/media/${video._id}/original`, poster: null, width: 96 });
    expect(document).toMatchObject({ url: `/media/${document._id}/original` });
    expect(await galleryOf(id)).toMatchObject(
      types.map((type, position) => ({ type, position, state: 'ready' })),
    );
    expect(await jobs('make-poster')).toContainEqual({ data: { mediaId: video._id } });
    expect(await leftovers()).toEqual([]);
  });

  it('adds files at the end', async () => {
    const id = await memorialOf(people.ada);
    await put(id, [['1.jpg', await picture(1)]]);
    await put(id, [['2.jpg', await picture(2)]]);
    expect((await galleryOf(id)).map(({ fileName }) => fileName)).toEqual(['1.jpg', '2.jpg']);
  });

  it('keeps the order in which files were chosen, whichever upload ends first', async () => {
    const id = await memorialOf(people.ada);
    const send = async (name: string, at: number, place: number, batch = 'BatchBatch11') =>
      put(id, [[name, await picture(at)]], people.ada, `?batch=${batch}&place=${place}`);
    await put(id, [['there.jpg', await picture(0)]]);
    await send('02.jpg', 2, 2);
    await send('other 1.jpg', 7, 1, 'another12345');
    await send('01.jpg', 1, 1);
    await Promise.all([send('04.jpg', 4, 4), send('03.jpg', 3, 3), send('05.jpg', 5, 5)]);
    const names = (await galleryOf(id)).map(({ fileName }) => fileName);
    expect(names.filter((name) => /^\d/.test(name))).toEqual(
      [1, 2, 3, 4, 5].map((place) => `0${place}.jpg`),
    );
    expect(names[0]).toBe('there.jpg');
    expect((await galleryOf(id)).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it.each(['?batch=short&place=1', '?batch=BatchBatch11&place=0', '?place=first'])(
    'refuses an invalid order: %s',
    async (query) => {
      const id = await memorialOf(people.ada);
      expect((await put(id, [['a.jpg', photo]], people.ada, query)).status).toBe(400);
      expect(await galleryOf(id)).toEqual([]);
    },
  );

  it('keeps the other files when one is refused, and names the refused one', async () => {
    const id = await memorialOf(people.ada);
    const answer = await put(id, [
      ['first.jpg', await picture(1)],
      ['../../evil\r\nname.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['last.jpg', await picture(2)],
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.refused).toEqual([
      { fileName: expect.stringMatching(/^[^/\r\n]+$/), message: MESSAGES.notMedia },
    ]);
    expect(answer.body.additionalMedia).toHaveLength(2);
    expect(await galleryOf(id)).toHaveLength(2);
  });

  it.each([
    ['a program called .jpg', 'photo.jpg', 'MZ\x90\0program', 415, MESSAGES.notMedia],
    ['an empty file', 'photo.jpg', '', 400, MESSAGES.empty],
    ['a damaged picture', 'photo.jpg', '\xff\xd8\xff\xe0JFIF', 400, MESSAGES.damaged],
  ])('refuses %s if it is the only file', async (_, name, bytes, status, message) => {
    const id = await memorialOf(people.ada);
    const answer = await put(id, [[name, Buffer.from(bytes, 'latin1')]]);
    expect(answer).toMatchObject({ status, body: { message } });
    expect(await galleryOf(id)).toEqual([]);
  });

  it('refuses an overlong document, and accepts the file after it', async () => {
    const id = await memorialOf(people.ada);
    const long = Buffer.concat([pdf(), Buffer.alloc(20 * 1024 * 1024)]);
    const answer = await put(id, [
      ['long.pdf', long],
      ['ada.jpg', photo],
    ]);
    expect(answer.body.refused).toEqual([
      { fileName: 'long.pdf', message: MESSAGES.documentTooLarge },
    ]);
    expect(answer.body.additionalMedia).toHaveLength(1);
    expect(await put(id, [['long.pdf', long]])).toMatchObject({ status: 413 });
  });

  it('adds a file once, however often it is sent', async () => {
    const id = await memorialOf(people.ada);
    const files: SentFile[] = [
      ['ada.jpg', photo],
      ['clip.mp4', await videoWithLocation()],
    ];
    const first = await put(id, files);
    const again = await put(id, files);
    expect(again.status).toBe(200);
    const ids = (answer: typeof first) =>
      answer.body.additionalMedia.map(({ _id }: { _id: string }) => _id);
    expect(ids(again)).toEqual(ids(first));
    expect(await galleryOf(id)).toHaveLength(2);
  });

  it('refuses the 401st item, even with parallel requests', async () => {
    const id = await memorialOf(people.ada);
    await put(id, [['0.jpg', await picture(0)]]);
    const [{ id: _, ...row } = { id: '' }] = await galleryOf(id);
    const more = Array.from({ length: GALLERY_ITEMS.preset - 2 }, (_one, at) => ({
      ...row,
      id: newId(),
      position: at + 1,
    }));
    // biome-ignore lint/suspicious/noExplicitAny: rows as they were read, sent back as they are
    await db().media.createMany({ data: more as any });
    const answers = await Promise.all(
      [1, 2, 3].map(async (at) => put(id, [[`${at}.jpg`, await picture(at)]])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.message).toBe(
      'A memorial holds at most 400 pictures, videos and documents.',
    );
    expect(await galleryOf(id)).toHaveLength(400);
    const where = { ownerId: people.ada.user.id, state: 'pending' as const };
    expect(await db().media.count({ where })).toBe(0);
  });

  it('lets an admin add to any memorial', async () => {
    const id = await memorialOf(people.ada, false);
    expect((await put(id, [['a.jpg', photo]], people.root)).status).toBe(200);
  });

  it('refuses another person, and stores nothing', async () => {
    const [open, closed] = [await memorialOf(people.ada), await memorialOf(people.ada, false)];
    const before = await db().media.count();
    expect((await put(open, [['a.jpg', photo]], people.ben)).status).toBe(403);
    expect((await put(closed, [['a.jpg', photo]], people.ben)).status).toBe(404);
    expect(await db().media.count()).toBe(before);
  });

  it('refuses visitors', async () => {
    expect((await put(await memorialOf(people.ada), [['a.jpg', photo]], null)).status).toBe(401);
  });

  it.each([() => newId(), () => "'; --", () => '%00'])(
    'answers 404 for an unknown memorial',
    async (id) => {
      expect((await put(id(), [['a.jpg', photo]])).status).toBe(404);
    },
  );

  it('refuses a form without files, with unknown files, and JSON', async () => {
    const id = await memorialOf(people.ada);
    expect((await put(id, [])).status).toBe(400);
    expect((await put(id, [['a.jpg', photo, 'mainPicture']])).status).toBe(400);
    const { headers } = people.ada;
    const json = { method: 'PUT', params: { id }, headers, body: { additionalMedia: [] } };
    expect((await call(PUT, json)).status).toBe(415);
    expect(await galleryOf(id)).toEqual([]);
  });

  it('keeps complete files when the form breaks off', async () => {
    const id = await memorialOf(people.ada);
    const head = (name: string) =>
      `--x\r\nContent-Disposition: form-data; name="additionalMedia"; filename="${name}"\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(head('whole.jpg')),
      photo,
      Buffer.from(`\r\n${head('half.jpg')}`),
      photo.subarray(0, 200),
    ]);
    const answer = await call(PUT, {
      method: 'PUT',
      params: { id },
      headers: { ...people.ada.headers, 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(body),
    });
    expect(answer.status).toBe(400);
    expect((await galleryOf(id)).map(({ fileName }) => fileName)).toEqual(['whole.jpg']);
    expect(await leftovers()).toEqual([]);
  });
});
