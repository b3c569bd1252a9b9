import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/[language]/(site)/memorial/[id]/preview.jpg/route';
import { claimPicture } from '@/lib/media/commands/claim-picture';
import { storePicture } from '@/lib/media/commands/store-picture';
import { drawCard } from '@/lib/memorials/card/draw-card';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { addMemorial } from '../../support/memorial';
import { writeTemporaryFile } from '../../unit/media/picture-files';
import { NAMES } from '../../unit/memorials/card/names';

vi.mock('@/lib/memorials/card/draw-card', { spy: true });

let owner: Person;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(() => void vi.mocked(drawCard).mockClear());

const context = (id: string) => ({ params: Promise.resolve({ id }) });
const ask = (id: string, headers = {}) =>
  GET(new Request(`http://localhost:3000/memorial/${id}/preview.jpg`, { headers }), context(id));
const etagOf = async (id: string) => (await ask(id)).headers.get('etag') ?? '';
const change = (id: string, data: object) => db().memorial.update({ where: { id }, data });

describe('GET /memorial/{id}/preview.jpg', () => {
  it.each(Object.entries(NAMES))('returns a card for a name in %s', async (_, fullName) => {
    const response = await ask(await addMemorial({ fullName }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const card = Buffer.from(await response.arrayBuffer());
    expect(card.length).toBeLessThan(300_000);
    expect(await sharp(card).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('returns a card for a name in which there is nothing to draw', async () => {
    expect((await ask(await addMemorial({ fullName: '\u200b' }))).status).toBe(200);
  });

  it('can be embedded by messengers, and cached for five minutes', async () => {
    const { headers } = await ask(await addMemorial());
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('shows the portrait', async () => {
    const id = await addMemorial({ createdById: owner.user.id });
    const bare = await etagOf(id);
    await showPicture(id, '#0000ff');
    const response = await ask(id);
    expect(response.headers.get('etag')).not.toBe(bare);
    const frame = { left: 60, top: 60, width: 400, height: 510 };
    const portraitArea = await sharp(Buffer.from(await response.arrayBuffer()))
      .extract(frame)
      .toBuffer();
    expect((await sharp(portraitArea).stats()).dominant.b).toBeGreaterThan(200);
  });

  it('is drawn once, even for parallel requests', async () => {
    const id = await addMemorial({ fullName: 'Drawn Once' });
    await Promise.all(Array.from({ length: 5 }, () => ask(id)));
    await ask(id);
    expect(drawCard).toHaveBeenCalledTimes(1);
  });

  it('is drawn again after a failed attempt', async () => {
    const id = await addMemorial({ fullName: 'Second Try' });
    vi.mocked(drawCard).mockRejectedValueOnce(new Error('out of memory'));
    expect((await ask(id)).status).toBe(500);
    expect((await ask(id)).status).toBe(200);
  });

  it('answers 304 without drawing to a client with the current card', async () => {
    const id = await addMemorial();
    const etag = await etagOf(id);
    vi.mocked(drawCard).mockClear();
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`])
      expect((await ask(id, { 'if-none-match': known })).status).toBe(304);
    expect((await ask(id, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('changes its ETag only with what it shows', async () => {
    const id = await addMemorial({ fullName: 'Before' });
    const tags = [await etagOf(id)];
    await change(id, { biography: 'Other words.' });
    expect(await etagOf(id)).toBe(tags[0]);
    await change(id, { fullName: 'After' });
    tags.push(await etagOf(id));
    await change(id, { birthDate: new Date('1941-04-01') });
    tags.push(await etagOf(id));
    expect(new Set(tags).size).toBe(3);
  });

  it('shows a hostile name as text', async () => {
    const id = await addMemorial({ fullName: '<span font="900">&amp;</span></span>' });
    expect((await ask(id)).status).toBe(200);
  });

  it('answers alike for missing, private and deleted memorials, even to the creator', async () => {
    const secret = await addMemorial({
      fullName: 'Private Canary',
      isPublic: false,
      createdById: owner.user.id,
    });
    const deleted = await addMemorial();
    await db().memorial.delete({ where: { id: deleted } });
    for (const id of [newId(), secret, deleted, 'x', '../../etc'])
      for (const headers of [{}, owner.headers]) {
        const response = await ask(id, headers);
        expect(response.status).toBe(404);
        expect(response.headers.get('x-robots-tag')).toBe('noindex');
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('etag')).toBeNull();
        expect(await response.text()).toBe('Not found');
      }
    expect(drawCard).not.toHaveBeenCalled();
  });

  it('answers 404 as soon as the memorial is private, even to clients with a copy', async () => {
    const id = await addMemorial();
    const etag = await etagOf(id);
    await change(id, { isPublic: false });
    expect((await ask(id, { 'if-none-match': etag })).status).toBe(404);
  });

  it('counts towards the limit for drawings', async () => {
    const headers = { 'x-client-address': '198.51.100.7' };
    const { status } = await call(GET, { path: '/', params: { id: 'x' }, headers });
    expect(status).toBe(404);
    await db().$executeRaw`UPDATE rate_limits SET count = 600 WHERE name = 'drawing'`;
    const refused = await call(GET, { path: '/', params: { id: 'x' }, headers });
    expect(refused.status).toBe(429);
    await db().$executeRaw`DELETE FROM rate_limits`;
  });
});

async function showPicture(id: string, background: string): Promise<void> {
  const picture = sharp({ create: { width: 400, height: 500, channels: 3, background } });
  const path = await writeTemporaryFile(await picture.jpeg().toBuffer());
  const file = { path, fileName: 'portrait.jpg' };
  const { id: mainPictureId } = await storePicture(owner.user.id, file).finally(() => rm(path));
  await db().$transaction(async (tx) => {
    await claimPicture(tx, mainPictureId);
    await tx.memorial.update({ where: { id }, data: { mainPictureId } });
  });
}
