import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { storePicture } from '@/lib/media/commands/store-picture';
import { MAX_CAPTION_LENGTH } from '@/lib/media/rules';
import { db } from '@/lib/platform/db/client';
import { GALLERY_ITEMS } from '@/lib/platform/gallery-size-rules';
import { newId } from '@/lib/platform/ids/public-id';
import { ada, type Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { editorOf } from '../../support/memorial-editor';
import { pictureBlob, uploadOf } from '../../support/memorial-upload';
import { pictureFile } from '../../support/order';
import { resetSettings, useSetting } from '../../support/site-settings';

let owner: Person;
let id: string;
let editor: ReturnType<typeof editorOf>;
let picture: Blob;

beforeAll(async () => {
  owner = await ada();
  picture = await pictureBlob();
});
beforeEach(async () => {
  id = await addMemorial({ createdById: owner.user.id });
  editor = editorOf(id, owner);
});

const storedPicture = async () => storePicture(owner.user.id, await pictureFile());
const stateOf = async (mediaId: string) =>
  (await db().media.findUniqueOrThrow({ where: { id: mediaId } })).state;

/** Adds `count` pictures to the gallery. Returns their ids in order. */
async function addPictures(count: number): Promise<string[]> {
  const { id: first } = await storedPicture();
  const row = await db().media.findUniqueOrThrow({ where: { id: first } });
  const shown = { ...row, objects: {}, state: 'ready' as const, memorialId: id };
  const data = Array.from({ length: count }, (_, position) => ({
    ...shown,
    id: newId(),
    position,
    caption: `No ${position}`,
  }));
  await db().media.createMany({ data });
  return data.map((item) => item.id);
}
const gallery = async () =>
  (await editor.read()).additionalMedia.map((item: { _id: string; caption: string }) => [
    item._id,
    item.caption,
  ]);

describe('PUT /api/memorials/{id}, pictures', () => {
  it('replaces the main picture and orphans the old one', async () => {
    await editor.put(uploadOf({}, [['mainPicture', picture]]));
    const { mainPictureId: first } = await db().memorial.findUniqueOrThrow({ where: { id } });
    const { body } = await editor.put(uploadOf({}, [['mainPicture', picture]]));
    const { mainPictureId } = await db().memorial.findUniqueOrThrow({ where: { id } });
    expect(mainPictureId).not.toBe(first);
    expect(body.memorial.mainPicture).toContain(mainPictureId);
    expect(await stateOf(mainPictureId ?? '')).toBe('ready');
    expect(await stateOf(first ?? '')).toBe('orphaned');
  });

  it('stores no picture if a field is refused', async () => {
    const before = await db().media.count();
    const body = uploadOf({ fullName: '' }, [['mainPicture', picture]]);
    expect((await editor.put(body)).status).toBe(400);
    expect(await db().media.count()).toBe(before);
  });

  it.each([
    ['two main pictures', ['mainPicture', 'mainPicture']],
    ['a file in an unknown field', ['profile']],
  ])('refuses %s', async (_, names) => {
    const files = names.map((name): [string, Blob] => [name, picture]);
    expect((await editor.put(uploadOf({}, files))).status).toBe(400);
  });

  it('keeps the gallery if `existingMedia` is not sent', async () => {
    const ids = await addPictures(2);
    await editor.put({ religion: 'Anglican', additionalMedia: [] });
    expect(await gallery()).toEqual(ids.map((mediaId, at) => [mediaId, `No ${at}`]));
  });

  it('reorders and captions the listed items, by id or address, and removes the others', async () => {
    const [first = '', second = '', third = ''] = await addPictures(3);
    const existingMedia = [
      { type: 'photo', url: `http://localhost:3000/media/${third}/800` },
      { _id: first, type: 'photo', url: '/media/x', caption: 'At home' },
    ];
    expect(
      (await editor.put(uploadOf({ existingMedia: JSON.stringify(existingMedia) }))).status,
    ).toBe(200);
    expect(await gallery()).toEqual([
      [third, 'No 2'],
      [first, 'At home'],
    ]);
    expect(await stateOf(second)).toBe('orphaned');
  });

  it('accepts the list that GET returned', async () => {
    await addPictures(2);
    const { additionalMedia } = await editor.read();
    expect((await editor.put({ existingMedia: additionalMedia })).status).toBe(200);
    expect((await editor.read()).additionalMedia).toEqual(additionalMedia);
  });

  it('keeps items that the editor did not know, after those it listed', async () => {
    const [first = '', second = '', third = '', fourth = ''] = await addPictures(4);
    const existingMedia = JSON.stringify([{ _id: second, caption: 'At home' }]);
    const knownMedia = JSON.stringify([first, second]);
    expect((await editor.put(uploadOf({ existingMedia, knownMedia }))).status).toBe(200);
    expect(await gallery()).toEqual([
      [second, 'At home'],
      [third, 'No 2'],
      [fourth, 'No 3'],
    ]);
    expect(await stateOf(first)).toBe('orphaned');
    expect(await stateOf(third)).toBe('ready');
  });

  it("keeps another tab's order, captions and deletions when this tab deletes", async () => {
    const [first = '', second = '', third = '', fourth = ''] = await addPictures(4);
    const knownMedia = [first, second, third, fourth];
    await editor.put({
      existingMedia: [
        { _id: third },
        { _id: first, caption: 'From the other tab' },
        { _id: second },
      ],
      knownMedia,
    });
    const existingMedia = [{ _id: first }, { _id: third, caption: 'Mine' }, { _id: fourth }];
    expect((await editor.put({ existingMedia, knownMedia })).status).toBe(200);
    expect(await gallery()).toEqual([
      [third, 'Mine'],
      [first, 'From the other tab'],
    ]);
  });

  it('saves an order even if another tab deleted one of its items', async () => {
    const [first = '', second = '', third = ''] = await addPictures(3);
    await editor.put({ existingMedia: [{ _id: first }, { _id: third }] });
    const existingMedia = [{ _id: third }, { _id: second }, { _id: first }];
    const answer = await editor.put({ existingMedia, knownMedia: [first, second, third] });
    expect(answer.status).toBe(200);
    expect((await gallery()).map(([item]: [string]) => item)).toEqual([third, first]);
    expect((await editor.put({ existingMedia })).status).toBe(409);
  });

  it('accepts the known items as JSON, and changes nothing if only they are sent', async () => {
    const [first = '', second = ''] = await addPictures(2);
    await editor.put({ knownMedia: [first, second] });
    expect(await gallery()).toHaveLength(2);
    await editor.put({ existingMedia: [], knownMedia: [second, 'gone'] });
    expect(await gallery()).toEqual([[first, 'No 0']]);
    expect((await editor.put({ existingMedia: [], knownMedia: 'all' })).status).toBe(400);
  });

  it('accepts an empty form', async () => {
    const ids = await addPictures(1);
    expect((await editor.put(new FormData())).status).toBe(200);
    expect(await gallery()).toEqual([[ids[0], 'No 0']]);
  });

  it('refuses an item of another gallery, and one that is listed twice', async () => {
    const [item = ''] = await addPictures(1);
    const other = editorOf(await addMemorial({ createdById: owner.user.id }), owner);
    expect((await other.put({ existingMedia: [{ _id: item }] })).status).toBe(409);
    expect((await editor.put({ existingMedia: [{ _id: item }, { _id: item }] })).status).toBe(400);
    expect(await gallery()).toHaveLength(1);
  });

  it('adds files after the existing items', async () => {
    const [first = '', second = ''] = await addPictures(2);
    const existingMedia = JSON.stringify([{ _id: second }]);
    const answer = await editor.put(
      uploadOf({ existingMedia }, [
        ['additionalMedia', picture],
        ['additionalMedia', picture],
      ]),
    );
    expect(answer.status).toBe(200);
    const shown = await gallery();
    expect(shown).toHaveLength(3);
    expect(shown[0]).toEqual([second, 'No 1']);
    expect(await stateOf(first)).toBe('orphaned');
  });

  it('arranges the largest gallery, with the longest captions, in one call', async () => {
    const ids = await addPictures(GALLERY_ITEMS.most);
    const caption = 'क'.repeat(MAX_CAPTION_LENGTH);
    const existingMedia = ids
      .toReversed()
      .map((_id) => ({ _id, type: 'photo', url: `/media/${_id}/800`, caption }));
    const body = {
      existingMedia: JSON.stringify(existingMedia),
      knownMedia: JSON.stringify(ids),
    };
    expect((await editor.put(uploadOf(body))).status).toBe(200);
    expect(await gallery()).toEqual(ids.toReversed().map((mediaId) => [mediaId, caption]));
    const oneMore = JSON.stringify([...existingMedia, { _id: newId() }]);
    expect((await editor.put(uploadOf({ existingMedia: oneMore }))).status).toBe(400);
  });

  it('a gallery above a limit that was lowered stays, and can be arranged', async () => {
    const ids = await addPictures(4);
    useSetting('doors.galleryItems', 2);
    onTestFinished(resetSettings);
    const existingMedia = ids.toReversed().map((_id) => ({ _id }));
    expect((await editor.put({ existingMedia })).status).toBe(200);
    expect(await gallery()).toHaveLength(4);
    const files = uploadOf({}, [['additionalMedia', picture]]);
    expect((await editor.put(files)).body.message).toBe(
      'A memorial holds at most 2 pictures, videos and documents.',
    );
  });

  it('enforces the limit, even for two parallel requests', async () => {
    useSetting('doors.galleryItems', 3);
    onTestFinished(resetSettings);
    await addPictures(2);
    const add = () => editor.put(uploadOf({}, [['additionalMedia', picture]]));
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await gallery()).toHaveLength(3);
  });
});
