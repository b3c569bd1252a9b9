import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { decode } from '@/lib/media/decoder/decode';
import { db } from '@/lib/platform/db/client';
import { STALE_MS } from '@/lib/platform/http/form-token';
import { newId } from '@/lib/platform/ids/public-id';
import { ada, kim, type Person } from '../../../support/cast';
import { condolenceRow, sendPicture, tokenOfAge } from '../../../support/condolence';
import { addKeeper } from '../../../support/keeper';
import { addMemorial } from '../../../support/memorial';

vi.mock('@/lib/media/decoder/decode', { spy: true });

/** As a browser without scripts sends it: with one, a form that was open for a week is sent again. */
const HTML = { accept: 'text/html' };
const stale = () => tokenOfAge(memorialId, STALE_MS + 60_000);
const tooSoon = () => tokenOfAge(memorialId, 1_000);

let keeper: Person;
let memorialId: string;
beforeAll(async () => {
  keeper = await kim();
});
beforeEach(async () => {
  vi.mocked(decode).mockClear();
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
  await addKeeper(memorialId, keeper, 'keeper');
});

const countPictures = () => db().condolencePicture.count({ where: { condolence: { memorialId } } });

describe('the picture of a condolence', () => {
  it.each([
    ['is forged', () => 'forged'],
    ['is missing', () => ''],
    ['is for another memorial', () => tokenOfAge(newId(), 60_000)],
    ['is from the same second', tooSoon],
  ])('is not opened if the form’s token %s, and the answer is the usual one', async (_, make) => {
    const { status, body } = await sendPicture(memorialId, { token: make() });
    expect([status, body.state]).toEqual([201, 'waiting']);
    expect(decode).not.toHaveBeenCalled();
    expect((await condolenceRow(body._id)).state).toBe('refused');
    expect(await countPictures()).toBe(0);
  });

  it.each<[string, () => Record<string, string>, string]>([
    ['that somebody filled in', () => ({}), 'waiting'],
    ['that was open for more than a week', () => ({ token: stale() }), 'refused'],
    ['whose hidden field is filled in', () => ({ reference: 'x' }), 'refused'],
  ])('is opened with a form %s', async (_, fields, state) => {
    expect((await sendPicture(memorialId, fields(), undefined, HTML)).status).toBe(303);
    expect(decode).toHaveBeenCalled();
    expect(await countPictures()).toBe(1);
    expect(await db().condolence.findFirst({ where: { memorialId } })).toMatchObject({ state });
  });

  it.each([
    ['too new', tooSoon],
    ['a week old', stale],
    ['missing', () => ''],
  ])('is published with a keeper’s words, although their form’s token is %s', async (_, make) => {
    const fields = { token: make() };
    const { status, body } = await sendPicture(memorialId, fields, undefined, keeper.headers);
    expect([status, body.state]).toEqual([201, 'published']);
    expect(await countPictures()).toBe(1);
  });
});
