import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE, GET, PATCH, POST } from '@/app/api/condolences/by-secret/[secret]/route';
import { maintainCondolences } from '@/lib/condolences/commands/maintain-condolences';
import { REFUSED_RETENTION_DAYS } from '@/lib/condolences/rules';
import { CONDOLENCE_STATES } from '@/lib/condolences/state-rules';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { readFormFields } from '@/lib/platform/http/form-fields-cookie';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { addCondolence, condolenceRow, newCallerAddress } from '../../support/condolence';
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

const TEXT = { message: 'I have corrected the year: 1974.', authorName: 'Thandi M.' };
const read = (secret: string) => call(GET, { params: { secret } });
const change = (secret: string, words: object = TEXT) =>
  call(PATCH, { method: 'PATCH', params: { secret }, headers: newCallerAddress(), body: words });
const withdrawText = (secret: string) => call(DELETE, { method: 'DELETE', params: { secret } });

describe('GET /api/condolences/by-secret/{secret}', () => {
  it('returns the text and its state', async () => {
    const { id, secret } = await addCondolence(memorialId, { state: 'returned', message: 'Dear' });
    expect((await read(secret)).body).toEqual({
      _id: id,
      memorialId,
      picture: null,
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

  it('shows held and refused condolences as waiting', async () => {
    const bodies = [];
    for (const state of ['waiting', 'held', 'refused'] as const) {
      const { secret } = await addCondolence(memorialId, { state, message: 'Dear' });
      const { _id, createdAt, ...rest } = (await read(secret)).body;
      bodies.push(rest);
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('answers 404 for any other secret', async () => {
    const { id } = await addCondolence(memorialId);
    for (const secret of [newSecretId(), id, 'nonsense', newId()])
      for (const ask of [read, change, withdrawText]) expect((await ask(secret)).status).toBe(404);
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
  ] as const)(
    'answers a change of a %s condolence with %i, after which it is %s',
    async (state, status, next) => {
      const { id, secret } = await addCondolence(memorialId, { state });
      expect((await change(secret)).status).toBe(status);
      const row = await condolenceRow(id);
      expect(row.state).toBe(next);
      if (status === 200) expect(row).toMatchObject({ ...TEXT, returnNote: '', publishedAt: null });
      else expect(row.message).not.toBe(TEXT.message);
    },
  );

  it('hides a published condolence at once', async () => {
    const { secret } = await addCondolence(memorialId, { state: 'published' });
    const before = (await listener.paths()).length;
    await change(secret);
    expect((await listener.paths()).slice(before)).toEqual([paths.memorial(memorialId)]);
  });

  it('screens the new text', async () => {
    const { id, secret } = await addCondolence(memorialId, { state: 'published' });
    const { body } = await change(secret, { ...TEXT, message: 'Watch it at www.stream-live.tv' });
    expect(body).toEqual({ success: true });
    expect(await condolenceRow(id)).toMatchObject({ state: 'held', publishedAt: null });
    expect((await read(secret)).body.state).toBe('waiting');
  });

  it.each([[{ message: '' }], [{ authorName: ' ' }], [{ state: 'published' }]])(
    'refuses %j',
    async (bad) => {
      const { secret } = await addCondolence(memorialId);
      expect((await change(secret, { ...TEXT, ...bad })).status).toBe(400);
    },
  );
});

describe('DELETE /api/condolences/by-secret/{secret}', () => {
  it.each(CONDOLENCE_STATES)('deletes the text of a %s condolence', async (state) => {
    const { id, secret } = await addCondolence(memorialId, { state });
    expect((await withdrawText(secret)).status).toBe(200);
    expect((await withdrawText(secret)).status).toBe(200);
    expect(await condolenceRow(id)).toMatchObject({
      state: 'withdrawn',
      message: '',
      authorName: '',
      returnNote: '',
      publishedAt: null,
    });
    expect((await read(secret)).body).toMatchObject({
      state: 'withdrawn',
      can: { change: false, withdraw: false },
    });
  });

  it('hides the condolence at once', async () => {
    const { secret } = await addCondolence(memorialId, { state: 'published' });
    const before = (await listener.paths()).length;
    await withdrawText(secret);
    expect((await listener.paths()).slice(before)).toEqual([paths.memorial(memorialId)]);
  });
});

describe('POST /api/condolences/by-secret/{secret}, for browsers without JavaScript', () => {
  const post = (secret: string, { language = '', ...fields }: Record<string, string>) =>
    call(POST, {
      method: 'POST',
      path: `/?language=${language}`,
      params: { secret },
      headers: { ...newCallerAddress(), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  it.each([
    [{ act: 'change', ...TEXT, language: 'fr' }, 'waiting', '/fr', 'done=changed'],
    [{ act: 'change', ...TEXT, message: '' }, 'waiting', '', 'problem=invalid'],
    [{ act: 'take_back', language: 'en' }, 'withdrawn', '', 'done=changed'],
    [{ act: 'publish' }, 'waiting', '', 'problem=invalid'],
  ])(
    'after %j the condolence is %s, and the answer redirects with the result',
    async (fields, state, prefix, query) => {
      const { id, secret } = await addCondolence(memorialId);
      const { status, headers } = await post(secret, fields);
      expect([status, headers.get('location')]).toEqual([
        303,
        `${prefix}/condolences/${secret}?${query}`,
      ]);
      expect((await condolenceRow(id)).state).toBe(state);
    },
  );

  it('reports that the family has decided meanwhile, and keeps the typed text', async () => {
    const { secret } = await addCondolence(memorialId, { state: 'declined' });
    const { headers } = await post(secret, { act: 'change', ...TEXT });
    expect(headers.get('location')).toBe(`/condolences/${secret}?problem=conflict`);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(readFormFields(new Headers({ cookie }))).toEqual(TEXT);
  });

  it('redirects with an error for an unknown secret, and refuses JSON', async () => {
    const other = newSecretId();
    expect((await post(other, { act: 'take_back' })).headers.get('location')).toBe(
      `/condolences/${other}?problem=not_found`,
    );
    const { id, secret } = await addCondolence(memorialId);
    const asJson = { params: { secret }, headers: newCallerAddress(), body: { act: 'take_back' } };
    expect((await call(POST, asJson)).status).toBe(415);
    expect((await condolenceRow(id)).state).toBe('waiting');
  });
});

describe('clean-up', () => {
  it('deletes refused, removed and withdrawn condolences after ninety days, and no others', async () => {
    const now = new Date();
    const aged = (days: number) => ({ createdAt: new Date(now.getTime() - days * DAY_MS) });
    for (const state of CONDOLENCE_STATES) {
      await addCondolence(memorialId, { state, ...aged(REFUSED_RETENTION_DAYS - 1) });
      await addCondolence(memorialId, { state, ...aged(REFUSED_RETENTION_DAYS + 1) });
    }
    await maintainCondolences({}, now);
    await maintainCondolences({}, now);
    const remaining = await db().condolence.groupBy({
      by: ['state'],
      where: { memorialId },
      _count: true,
    });
    for (const { state, _count } of remaining)
      expect([state, _count]).toEqual([
        state,
        ['refused', 'removed', 'withdrawn'].includes(state) ? 1 : 2,
      ]);
    expect(remaining).toHaveLength(CONDOLENCE_STATES.length);
  });
});
