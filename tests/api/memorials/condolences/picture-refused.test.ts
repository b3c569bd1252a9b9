import { beforeEach, describe, expect, it } from 'vitest';
import * as list from '@/app/api/memorials/[id]/condolences/route';
import { setGuestBookRule } from '@/lib/condolences/commands/set-guest-book-rule';
import { IMAGE_MAX_BYTES } from '@/lib/media/rules';
import { db } from '@/lib/platform/db/client';
import { ada, viewerOf } from '../../../support/cast';
import { fillCeiling } from '../../../support/ceiling';
import { newCallerAddress, sendPicture } from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';
import { pictureBlob } from '../../../support/memorial-upload';

let memorialId: string;
beforeEach(async () => {
  await db().rateLimit.deleteMany({ where: { name: 'condolencePicture' } });
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});

describe('refused pictures', () => {
  const countStored = () => db().condolence.count({ where: { memorialId } });

  it.each([
    ['text', new Blob(['not a picture']), 415],
    ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 415],
    ['a file that is too large', new Blob([new Uint8Array(IMAGE_MAX_BYTES + 200_000)]), 413],
  ])('include %s, and nothing is stored', async (_, file, expected) => {
    const before = await db().media.count();
    expect((await sendPicture(memorialId, {}, [['picture', file]])).status).toBe(expected);
    expect(await countStored()).toBe(0);
    expect(await db().media.count()).toBe(before);
  });

  it('include a second file', async () => {
    const picture = await pictureBlob();
    const { status } = await sendPicture(memorialId, {}, [
      ['picture', picture],
      ['picture2', picture],
    ]);
    expect(status).toBe(400);
    expect(await countStored()).toBe(0);
  });

  it('are refused before a byte is read if the guest book is closed', async () => {
    await setGuestBookRule(viewerOf(await ada()), memorialId, 'closed');
    const pull = () => {
      throw new Error('It was read');
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const request = new Request('http://localhost:3000/', {
      method: 'POST',
      headers: { ...newCallerAddress(), 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit);
    const answer = await list.POST(request, { params: Promise.resolve({ id: memorialId }) });
    expect(answer.status).toBe(409);
  });

  it('include further pictures after three hundred in an hour, but a text without a picture is accepted', async () => {
    const loud = (await fillCeiling('condolencePicture', 'all'))();
    expect((await sendPicture(memorialId, {}, undefined, loud)).status).toBe(429);
    expect((await sendPicture(memorialId, {}, [], loud)).status).toBe(201);
  });
});

describe('a form from a browser without JavaScript', () => {
  const HTML = { accept: 'text/html' };

  it.each([['with'], ['without']])('can be sent %s a picture', async (which) => {
    const file = which === 'with' ? await pictureBlob() : new Blob([]);
    const answer = await sendPicture(memorialId, {}, [['picture', file]], HTML);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('done=sent');
    expect(await db().condolencePicture.count({ where: { condolence: { memorialId } } })).toBe(
      which === 'with' ? 1 : 0,
    );
  });

  it('is redirected back with the reason for refusing the picture', async () => {
    const answer = await sendPicture(memorialId, {}, [['picture', new Blob(['x'])]], HTML);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toContain('problem=unsupported');
  });

  it('is redirected back with the advice to send the words alone when there are too many pictures', async () => {
    const loud = (await fillCeiling('condolencePicture', 'all'))();
    const answer = await sendPicture(memorialId, {}, undefined, { ...HTML, ...loud });
    expect(answer.headers.get('location')).toMatch(/\?problem=too_many_pictures&wait=\d+$/);
  });
});
