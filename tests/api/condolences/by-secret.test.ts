import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as judge } from '@/app/api/admin/condolences/[id]/decide/route';
import { DELETE, GET, PATCH, POST } from '@/app/api/condolences/by-secret/[secret]/route';
import type { Visibility } from '@/lib/access/rules';
import { tendCondolences } from '@/lib/condolences/commands/tend-condolences';
import { REFUSED_DAYS } from '@/lib/condolences/rules';
import { CONDOLENCE_STATES } from '@/lib/condolences/state-rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { call } from '../../support/call';
import { ada, kim, type Person, root } from '../../support/cast';
import {
  addCondolence,
  asRead,
  condolenceRow,
  leave,
  otherAddress,
} from '../../support/condolence';
import { letIn } from '../../support/guest';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';
import { listenForInvalidations } from '../../support/memorial-listener';

let owner: Person;
let memorialId: string;
const listener = await listenForInvalidations();
beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: owner.user.id });
});
afterAll(() => listener.stop());

const WORDS = { message: 'I have corrected the year: 1974.', authorName: 'Thandi M.' };
const see = (secret: string) => call(GET, { params: { secret } });
const change = (secret: string, words: object = WORDS, by: Person | null = null) =>
  call(PATCH, {
    method: 'PATCH',
    params: { secret },
    headers: { ...otherAddress(), ...by?.headers },
    body: words,
  });
const FROM_FAMILY = { state: 'published', isFromFamily: true } as const;
const setVisibility = (visibility: Visibility) =>
  db().memorial.update({ where: { id: memorialId }, data: { visibility, passwordHash: 'x' } });
const takeBack = (secret: string) => call(DELETE, { method: 'DELETE', params: { secret } });

describe('GET /api/condolences/by-secret/{secret}', () => {
  it('shows the words, and what has become of them', async () => {
    const { id, secret } = await addCondolence(memorialId, { state: 'returned', message: 'Dear' });
    expect((await see(secret)).body).toEqual({
      _id: id,
      memorialId,
      fullName: 'Wangari Test',
      message: 'Dear',
      authorName: 'Thandi',
      state: 'returned',
      returnNote: 'Which year was it?',
      createdAt: expect.any(String),
      publishedAt: null,
      can: { change: true, withdraw: true },
    });
  });

  it('shows what is held or refused as what waits', async () => {
    const seen = [];
    for (const state of ['waiting', 'held', 'refused'] as const) {
      const { secret } = await addCondolence(memorialId, { state, message: 'Dear' });
      const { _id, createdAt, ...rest } = (await see(secret)).body;
      seen.push(rest);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('is there for no other secret', async () => {
    const { id } = await addCondolence(memorialId);
    for (const secret of [newSecretId(), id, 'nonsense', newId()])
      for (const ask of [see, change, takeBack]) expect((await ask(secret)).status).toBe(404);
  });
});

describe('PATCH /api/condolences/by-secret/{secret}', () => {
  it.each([
    ['waiting', 200, 'waiting'],
    ['returned', 200, 'waiting'],
    ['published', 200, 'waiting'],
    ['held', 200, 'waiting'],
    ['refused', 200, 'refused'],
    ['declined', 409, 'declined'],
    ['removed', 409, 'removed'],
    ['withdrawn', 409, 'withdrawn'],
  ] as const)('of what is %s is answered %i, and it is %s', async (state, status, next) => {
    const { id, secret } = await addCondolence(memorialId, { state });
    expect((await change(secret)).status).toBe(status);
    const row = await condolenceRow(id);
    expect(row.state).toBe(next);
    if (status === 200) expect(row).toMatchObject({ ...WORDS, returnNote: '', publishedAt: null });
    else expect(row.message).not.toBe(WORDS.message);
  });

  it('takes words that were on the page off it at once', async () => {
    const { secret } = await addCondolence(memorialId, { state: 'published' });
    const before = (await listener.paths()).length;
    await change(secret);
    expect((await listener.paths()).slice(before)).toEqual([paths.memorial(memorialId)]);
  });

  it('has the rules read the new words', async () => {
    const { id, secret } = await addCondolence(memorialId, { state: 'published' });
    const { body } = await change(secret, { ...WORDS, message: 'Watch it at www.stream-live.tv' });
    expect(body).toEqual({ success: true });
    expect(await condolenceRow(id)).toMatchObject({ state: 'held', publishedAt: null });
    expect((await see(secret)).body.state).toBe('waiting');
  });

  it('of what the operator has refused and remembered has nobody else’s words refused', async () => {
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
    expect((await change(secret, { ...WORDS, message: kind })).status).toBe(200);
    expect(await condolenceRow(id)).toMatchObject({ message: kind, isRemembered: true });
    const stateOf = async (message: string) =>
      (await condolenceRow((await leave(memorialId, { message })).body._id)).state;
    expect(await stateOf(kind)).toBe('waiting');
    expect(await stateOf(cruel)).toBe('refused');
  });

  it('leaves what the family wrote on the page while they look after it', async () => {
    const { id, secret } = await addCondolence(memorialId, FROM_FAMILY);
    expect((await change(secret, WORDS, owner)).status).toBe(200);
    expect(await condolenceRow(id)).toMatchObject({
      ...WORDS,
      state: 'published',
      isFromFamily: true,
    });
  });

  it('has the family read what comes by the link alone, or from who looked after the page once', async () => {
    const people = [null, await kim()];
    if (people[1]) await addKeeper(memorialId, people[1], 'keeper');
    await db().keeper.deleteMany({ where: { memorialId, role: 'keeper' } });
    for (const by of people) {
      const { id, secret } = await addCondolence(memorialId, FROM_FAMILY);
      expect((await change(secret, WORDS, by)).status).toBe(200);
      expect(await condolenceRow(id)).toMatchObject({
        state: 'waiting',
        isFromFamily: false,
        publishedAt: null,
      });
      const bait = { ...WORDS, message: 'Watch it at www.stream-live.tv' };
      await change(secret, bait, by);
      expect((await condolenceRow(id)).state).toBe('held');
    }
  });

  it('takes what the family sent back to one of its own', async () => {
    for (const [by, state] of [
      [null, 'waiting'],
      [owner, 'published'],
    ] as const) {
      const returned = { state: 'returned', isFromFamily: true } as const;
      const { id, secret } = await addCondolence(memorialId, returned);
      expect((await change(secret, WORDS, by)).status).toBe(200);
      expect(await condolenceRow(id)).toMatchObject({ ...WORDS, state, returnNote: '' });
    }
  });

  it('of what reports have hidden is read by the operator, then by the family', async () => {
    const admin = await root();
    for (const passes of [true, false]) {
      const { id, secret } = await addCondolence(memorialId, {
        state: 'published',
        keptAt: passes ? null : new Date(),
      });
      await db().condolence.update({ where: { id }, data: { state: 'held' } });
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
        revision: (await asRead(id)).revision,
      };
      const judged = await call(judge, { params: { id }, headers: admin.headers, body });
      expect(judged.status).toBe(200);
      expect((await condolenceRow(id)).state).toBe(passes ? 'waiting' : 'refused');
    }
  });

  it('ends what was said of the words before', async () => {
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

  it.each([[{ message: '' }], [{ authorName: ' ' }], [{ state: 'published' }]])(
    'refuses %j',
    async (bad) => {
      const { secret } = await addCondolence(memorialId);
      expect((await change(secret, { ...WORDS, ...bad })).status).toBe(400);
    },
  );
});

describe('DELETE /api/condolences/by-secret/{secret}', () => {
  it.each(CONDOLENCE_STATES)('deletes the words of what is %s', async (state) => {
    const { id, secret } = await addCondolence(memorialId, { state });
    expect((await takeBack(secret)).status).toBe(200);
    expect((await takeBack(secret)).status).toBe(200);
    expect(await condolenceRow(id)).toMatchObject({
      state: 'withdrawn',
      message: '',
      authorName: '',
      returnNote: '',
      publishedAt: null,
    });
    expect((await see(secret)).body).toMatchObject({
      state: 'withdrawn',
      can: { change: false, withdraw: false },
    });
  });

  it('takes them off the page at once', async () => {
    const { secret } = await addCondolence(memorialId, { state: 'published' });
    const before = (await listener.paths()).length;
    await takeBack(secret);
    expect((await listener.paths()).slice(before)).toEqual([paths.memorial(memorialId)]);
  });
});

describe('POST /api/condolences/by-secret/{secret}, the forms of a browser without script', () => {
  const post = (secret: string, fields: Record<string, string>) =>
    call(POST, {
      method: 'POST',
      params: { secret },
      headers: { ...otherAddress(), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  it.each([
    [{ act: 'change', ...WORDS, language: 'fr' }, 'waiting', '/fr', 'done=changed'],
    [{ act: 'change', ...WORDS, message: '' }, 'waiting', '', 'problem=invalid'],
    [{ act: 'take_back', language: 'en' }, 'withdrawn', '', 'done=changed'],
    [{ act: 'publish' }, 'waiting', '', 'problem=invalid'],
  ])('after %j it is %s, and the page says so', async (fields, state, prefix, query) => {
    const { id, secret } = await addCondolence(memorialId);
    const { status, headers } = await post(secret, fields);
    expect([status, headers.get('location')]).toEqual([
      303,
      `${prefix}/condolences/${secret}?${query}`,
    ]);
    expect((await condolenceRow(id)).state).toBe(state);
  });

  it('say that the family has decided', async () => {
    const { secret } = await addCondolence(memorialId, { state: 'declined' });
    const { headers } = await post(secret, { act: 'change', ...WORDS });
    expect(headers.get('location')).toBe(`/condolences/${secret}?problem=conflict`);
  });

  it('is there for no other secret, and takes no JSON', async () => {
    expect((await post(newSecretId(), { act: 'take_back' })).status).toBe(404);
    const { id, secret } = await addCondolence(memorialId);
    const asJson = { params: { secret }, headers: otherAddress(), body: { act: 'take_back' } };
    expect((await call(POST, asJson)).status).toBe(415);
    expect((await condolenceRow(id)).state).toBe('waiting');
  });
});

describe('where the memorial is not the reader’s to see any more', () => {
  const NOTHING = { memorialId: null, fullName: null, returnNote: '', publishedAt: null };

  it.each(['waiting', 'published', 'returned', 'declined', 'held'] as const)(
    'what is %s is their words alone, to take back',
    async (state) => {
      const { id, secret } = await addCondolence(memorialId, { state, message: 'Dear' });
      for (const visibility of ['password', 'invited', 'keepers'] as const) {
        await setVisibility(visibility);
        expect((await see(secret)).body).toEqual({
          _id: id,
          ...NOTHING,
          message: 'Dear',
          authorName: 'Thandi',
          state: 'hidden',
          createdAt: expect.any(String),
          can: { change: false, withdraw: true },
        });
        expect((await change(secret)).status).toBe(404);
      }
      expect((await condolenceRow(id)).message).toBe('Dear');
      expect((await takeBack(secret)).status).toBe(200);
      expect((await see(secret)).body).toMatchObject({ ...NOTHING, state: 'withdrawn' });
    },
  );

  it('who is let in sees all of it', async () => {
    await setVisibility('password');
    const { headers } = await letIn(memorialId);
    const { secret } = await addCondolence(memorialId, { state: 'published' });
    const seen = { fullName: 'Wangari Test', state: 'published' };
    for (const of of [headers, owner.headers])
      expect((await call(GET, { params: { secret }, headers: of })).body).toMatchObject(seen);
  });
});

describe('what is over', () => {
  it('is deleted after ninety days: what was refused, removed or taken back, and nothing else', async () => {
    const now = new Date();
    const aged = (days: number) => ({ createdAt: new Date(now.getTime() - days * DAY_MS) });
    for (const state of CONDOLENCE_STATES) {
      await addCondolence(memorialId, { state, ...aged(REFUSED_DAYS - 1) });
      await addCondolence(memorialId, { state, ...aged(REFUSED_DAYS + 1) });
    }
    await tendCondolences({}, now);
    await tendCondolences({}, now);
    const left = await db().condolence.groupBy({
      by: ['state'],
      where: { memorialId },
      _count: true,
    });
    for (const { state, _count } of left)
      expect([state, _count]).toEqual([
        state,
        ['refused', 'removed', 'withdrawn'].includes(state) ? 1 : 2,
      ]);
    expect(left).toHaveLength(CONDOLENCE_STATES.length);
  });
});
