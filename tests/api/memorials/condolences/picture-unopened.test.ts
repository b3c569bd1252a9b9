import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decode } from '@/lib/media/decoder/decode';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { ada } from '../../../support/cast';
import { condolenceRow, sendPicture, tokenOfAge } from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';

vi.mock('@/lib/media/decoder/decode', { spy: true });

let memorialId: string;
beforeAll(async () => {
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});

describe('the picture of a condolence', () => {
  it.each([
    ['is forged', () => 'forged'],
    ['is missing', () => ''],
    ['is for another memorial', () => tokenOfAge(newId(), 60_000)],
    ['is from the same second', () => tokenOfAge(memorialId, 1_000)],
  ])('is not opened if the form’s token %s, and the answer is the usual one', async (_, make) => {
    const { status, body } = await sendPicture(memorialId, { token: make() });
    expect([status, body.state]).toEqual([201, 'waiting']);
    expect(decode).not.toHaveBeenCalled();
    expect((await condolenceRow(body._id)).state).toBe('refused');
    expect(await db().condolencePicture.count({ where: { condolenceId: body._id } })).toBe(0);
  });

  it('is opened with the token of a form that somebody filled in', async () => {
    expect((await sendPicture(memorialId)).status).toBe(201);
    expect(decode).toHaveBeenCalled();
  });
});
