import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as judge } from '@/app/api/admin/condolences/[id]/decide/route';
import { DELETE, GET, PATCH } from '@/app/api/condolences/by-secret/[secret]/route';
import type { Visibility } from '@/lib/access/rules';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada, kim, type Person, root } from '../../support/cast';
import {
  addCondolence,
  condolenceRow,
  newCallerAddress,
  postCondolence,
  reviewedVersionOf,
} from '../../support/condolence';
import { addGuest } from '../../support/guest';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

let owner: Person;
let memorialId: string;
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: owner.user.id });
});

const TEXT = { message: 'I have corrected the year: 1974.', authorName: 'Thandi M.' };
const FROM_FAMILY = { state: 'published', isFromFamily: true } as const;
const read = (secret: string) => call(GET, { params: { secret } });
const withdrawText = (secret: string) => call(DELETE, { method: 'DELETE', params: { secret } });
const change = (secret: string, words: object = TEXT, by: Person | null = null) =>
  call(PATCH, {
    method: 'PATCH',
    params: { secret },
    headers: { ...newCallerAddress(), ...by?.headers },
    body: words,
  });
const setVisibility = (visibility: Visibility) =>
  db().memorial.update({ where: { id: memorialId }, data: { visibility, passwordHash: 'x' } });

describe('a change', () => {
  it('of a refused and remembered text leaves its former words refused for other authors, but not the new ones', async () => {
    const cruel =
      'Your relative owed us money and everybody in this town knows it very well indeed';
    const kind =
      'We sat with her on the wall each Sunday and she told us of the sea and its storms';
    const { id, secret } = await addCondolence(memorialId, {
      message: cruel,
      state: 'refused',
      isRemembered: true,
      createdAt: new Date(),
    });
    expect((await change(secret, { ...TEXT, message: kind })).status).toBe(200);
    expect(await condolenceRow(id)).toMatchObject({ message: kind, isRemembered: true });
    const stateOf = async (message: string) =>
      (await condolenceRow((await postCondolence(memorialId, { message })).body._id)).state;
    expect(await stateOf(kind)).toBe('waiting');
    expect(await stateOf(cruel)).toBe('refused');
  });

  it('by the family itself stays on the page', async () => {
    const { id, secret } = await addCondolence(memorialId, FROM_FAMILY);
    expect((await change(secret, TEXT, owner)).status).toBe(200);
    expect(await condolenceRow(id)).toMatchObject({
      ...TEXT,
      state: 'published',
      isFromFamily: true,
    });
  });

  it('by somebody with only the link, or by a former keeper, waits for the family', async () => {
    const people = [null, await kim()];
    if (people[1]) await addKeeper(memorialId, people[1], 'keeper');
    await db().keeper.deleteMany({ where: { memorialId, role: 'keeper' } });
    for (const by of people) {
      const { id, secret } = await addCondolence(memorialId, FROM_FAMILY);
      expect((await change(secret, TEXT, by)).status).toBe(200);
      expect(await condolenceRow(id)).toMatchObject({
        state: 'waiting',
        isFromFamily: false,
        publishedAt: null,
      });
      const spam = { ...TEXT, message: 'Watch it at www.stream-live.tv' };
      await change(secret, spam, by);
      expect((await condolenceRow(id)).state).toBe('held');
    }
  });

  it('of a returned text of the family is published only if a keeper makes it', async () => {
    for (const [by, state] of [
      [null, 'waiting'],
      [owner, 'published'],
    ] as const) {
      const returned = { state: 'returned', isFromFamily: true } as const;
      const { id, secret } = await addCondolence(memorialId, returned);
      expect((await change(secret, TEXT, by)).status).toBe(200);
      expect(await condolenceRow(id)).toMatchObject({ ...TEXT, state, returnNote: '' });
    }
  });

  it('of a text hidden by reports is reviewed by the operator, then by the family', async () => {
    const admin = await root();
    for (const passes of [true, false]) {
      const { id, secret } = await addCondolence(memorialId, {
        state: 'published',
        keptAt: passes ? null : new Date(),
      });
      await db().condolence.update({ where: { id }, data: { state: 'waiting' } });
      await db().condolenceReport.create({
        data: { condolenceId: id, reporterHash: 'x', reason: 'cruel' },
      });
      for (let time = 0; time < 2; time++) {
        expect((await change(secret)).status).toBe(200);
        expect(await condolenceRow(id)).toMatchObject({
          state: 'held',
          publishedAt: null,
          keptAt: null,
          signals: ['reported'],
        });
      }
      expect(await db().condolenceReport.count({ where: { condolenceId: id } })).toBe(0);
      const body = {
        decision: passes ? 'pass' : 'refuse',
        revision: (await reviewedVersionOf(id)).revision,
      };
      const judged = await call(judge, { params: { id }, headers: admin.headers, body });
      expect(judged.status).toBe(200);
      expect((await condolenceRow(id)).state).toBe(passes ? 'waiting' : 'refused');
    }
  });

  it('deletes the reports about the former text', async () => {
    const { id, secret } = await addCondolence(memorialId, {
      state: 'published',
      keptAt: new Date(),
    });
    await db().condolenceReport.create({
      data: { condolenceId: id, reporterHash: 'x', reason: 'cruel' },
    });
    await change(secret);
    expect(await condolenceRow(id)).toMatchObject({ state: 'waiting', keptAt: null });
    expect(await db().condolenceReport.count({ where: { condolenceId: id } })).toBe(0);
  });
});

describe('if the reader can no longer see the memorial', () => {
  const NOTHING = { memorialId: null, fullName: null, returnNote: '', publishedAt: null };

  it.each(['waiting', 'published', 'returned', 'declined', 'held'] as const)(
    'a %s condolence shows only its text, and can only be withdrawn',
    async (state) => {
      const { id, secret } = await addCondolence(memorialId, { state, message: 'Dear' });
      for (const visibility of ['password', 'invited', 'keepers'] as const) {
        await setVisibility(visibility);
        expect((await read(secret)).body).toEqual({
          _id: id,
          ...NOTHING,
          message: 'Dear',
          authorName: 'Thandi',
          picture: null,
          state: 'hidden',
          createdAt: expect.any(String),
          can: { change: false, withdraw: true },
        });
        expect((await change(secret)).status).toBe(404);
      }
      expect((await condolenceRow(id)).message).toBe('Dear');
      expect((await withdrawText(secret)).status).toBe(200);
      expect((await read(secret)).body).toMatchObject({ ...NOTHING, state: 'withdrawn' });
    },
  );

  it('people with access see everything', async () => {
    await setVisibility('password');
    const { headers } = await addGuest(memorialId);
    const { secret } = await addCondolence(memorialId, { state: 'published' });
    const shown = { fullName: 'Wangari Test', state: 'published' };
    for (const each of [headers, owner.headers])
      expect((await call(GET, { params: { secret }, headers: each })).body).toMatchObject(shown);
  });
});
