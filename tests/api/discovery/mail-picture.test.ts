import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/[language]/(site)/memorial/[id]/portrait.jpg/route';
import { drawPortrait } from '@/lib/memorials/card/draw-portrait';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { addMemorialWithPicture } from '../../ports/media/memorial-with-picture';
import { ada, type Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';

vi.mock('@/lib/memorials/card/draw-portrait', { spy: true });

let owner: Person;
beforeAll(async () => {
  owner = await ada();
});

const ask = (id: string, headers = {}) =>
  GET(new Request(`http://localhost:3000/memorial/${id}/portrait.jpg`, { headers }), {
    params: Promise.resolve({ id }),
  });

describe('GET /memorial/{id}/portrait.jpg', () => {
  it('returns the portrait as a JPEG that webmail may show', async () => {
    const { id } = await addMemorialWithPicture(owner.user.id, true);
    const response = await ask(id);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const picture = Buffer.from(await response.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 440,
      height: 550,
    });
  });

  it('answers 304 without drawing until the picture changes', async () => {
    const { id, pictureId } = await addMemorialWithPicture(owner.user.id, true);
    const headers = { 'if-none-match': (await ask(id)).headers.get('etag') ?? '' };
    vi.mocked(drawPortrait).mockClear();
    expect((await ask(id, headers)).status).toBe(304);
    expect(drawPortrait).not.toHaveBeenCalled();
    const other = await addMemorialWithPicture(owner.user.id, true);
    await db().memorial.update({ where: { id: other.id }, data: { mainPictureId: null } });
    await db().memorial.update({ where: { id }, data: { mainPictureId: other.pictureId } });
    expect(other.pictureId).not.toBe(pictureId);
    expect((await ask(id, headers)).status).toBe(200);
  });

  it('draws again after a failed attempt', async () => {
    const { id } = await addMemorialWithPicture(owner.user.id, true);
    vi.mocked(drawPortrait).mockRejectedValueOnce(new Error('out of memory'));
    expect((await ask(id)).status).toBe(500);
    expect((await ask(id)).status).toBe(200);
  });

  it('answers alike for missing, private and pictureless memorials, even to the creator', async () => {
    const { id: secret } = await addMemorialWithPicture(owner.user.id, false);
    const bare = await addMemorial();
    vi.mocked(drawPortrait).mockClear();
    for (const id of [newId(), secret, bare, 'x', '../../etc'])
      for (const headers of [{}, owner.headers]) {
        const response = await ask(id, headers);
        expect(response.status).toBe(404);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('etag')).toBeNull();
        expect(await response.text()).toBe('Not found');
      }
    expect(drawPortrait).not.toHaveBeenCalled();
  });

  it('answers 404 as soon as the memorial is private, even to clients with a copy', async () => {
    const { id } = await addMemorialWithPicture(owner.user.id, true);
    const headers = { 'if-none-match': (await ask(id)).headers.get('etag') ?? '' };
    await db().memorial.update({ where: { id }, data: { isPublic: false } });
    expect((await ask(id, headers)).status).toBe(404);
  });
});
