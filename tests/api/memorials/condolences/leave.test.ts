import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/memorials/[id]/condolences/route';
import { MAX_AUTHOR_NAME_LENGTH, MAX_CONDOLENCE_LENGTH } from '@/lib/condolences/rules';
import { db } from '@/lib/platform/db/client';
import { readFormFields } from '@/lib/platform/http/form-fields-cookie';
import { MAX_AGE_MS, STALE_MS } from '@/lib/platform/http/form-token';
import { LIMITS } from '@/lib/platform/http/limits';
import { newId } from '@/lib/platform/ids/public-id';
import { assignRoles, makeActors } from '../../../support/actors';
import { call } from '../../../support/call';
import { ada, ben, type Person } from '../../../support/cast';
import { fillCeiling } from '../../../support/ceiling';
import {
  condolenceFields,
  condolenceRow,
  newCallerAddress,
  postCondolence,
  secretIn,
  setRule,
  tokenOfAge,
} from '../../../support/condolence';
import { addMemorial } from '../../../support/memorial';

let owner: Person;
let memorialId: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().condolence.deleteMany();
  memorialId = await addMemorial({ createdById: owner.user.id });
});

describe('POST /api/memorials/{id}/condolences', () => {
  it("stores a visitor's condolence, which waits for the family, and returns the address of its page", async () => {
    const { status, body, headers } = await postCondolence(memorialId);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      _id: expect.any(String),
      state: 'waiting',
      statusUrl: expect.stringMatching(/^http.*\/condolences\/[1-9A-Za-z]{22}$/),
    });
    const row = await condolenceRow(body._id);
    expect(row).toMatchObject({ memorialId, state: 'waiting', authorName: 'Thandi', signals: [] });
    expect(JSON.stringify(row)).not.toContain(secretIn(body.statusUrl));
  });

  it('stores the account of a logged-in author', async () => {
    const member = await ben();
    const { body } = await postCondolence(memorialId, {}, member.headers);
    expect(await condolenceRow(body._id)).toMatchObject({
      senderId: member.user.id,
      isFromFamily: false,
      state: 'waiting',
    });
  });

  it('publishes without screening what keepers write', async () => {
    const people = await makeActors();
    await assignRoles(memorialId, people);
    for (const actor of ['owner', 'keeper'] as const) {
      const { status, body } = await postCondolence(
        memorialId,
        { token: '', message: `The service is streamed at example.com/${actor}` },
        people[actor]?.headers,
      );
      expect([status, body.state]).toEqual([201, 'published']);
      expect(await condolenceRow(body._id)).toMatchObject({ isFromFamily: true, signals: [] });
    }
    for (const actor of ['contributor', 'creator', 'admin'] as const) {
      const { body } = await postCondolence(memorialId, {}, people[actor]?.headers);
      expect(body.state).toBe('waiting');
    }
  });

  it.each([
    [{ message: '' }, 'message'],
    [{ message: ' \u202e\n ' }, 'message'],
    [{ message: 'x'.repeat(MAX_CONDOLENCE_LENGTH + 1) }, 'message'],
    [{ authorName: '' }, 'authorName'],
    [{ authorName: 'x'.repeat(MAX_AUTHOR_NAME_LENGTH + 1) }, 'authorName'],
    [{ stray: 'x' }, 'form'],
  ])('refuses %j', async (change: Record<string, string>, field) => {
    const { status, body } = await postCondolence(memorialId, change);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await db().condolence.count()).toBe(0);
  });

  it('removes characters that change the text direction, and extra empty lines', async () => {
    const { body } = await postCondolence(memorialId, {
      message: ' Dear \u202eJo\u0007,\r\n\r\n \n\nfarewell ',
      authorName: 'A\u2066\nB',
    });
    const { message, authorName } = await condolenceRow(body._id);
    expect([message, authorName]).toEqual(['Dear  Jo ,\n\nfarewell', 'A B']);
  });

  it('refuses a form with only a file, JSON, and an overlong form', async () => {
    const body = new FormData();
    body.set('picture', new Blob(['x']), 'x.jpg');
    const send = (options: object) =>
      call(POST, {
        method: 'POST',
        params: { id: memorialId },
        headers: newCallerAddress(),
        ...options,
      });
    expect((await send({ body })).status).toBe(400);
    expect((await send({ body: condolenceFields(memorialId) })).status).toBe(415);
    expect((await postCondolence(memorialId, { reference: 'x'.repeat(64 * 1024) })).status).toBe(
      413,
    );
  });

  it('answers 404 for a missing or private memorial, and 409 for a closed guest book', async () => {
    expect((await postCondolence(newId())).status).toBe(404);
    expect((await postCondolence('nonsense')).status).toBe(404);
    const hidden = await addMemorial({ createdById: owner.user.id, isPublic: false });
    expect((await postCondolence(hidden)).status).toBe(404);
    expect((await postCondolence(hidden, {}, owner.headers)).status).toBe(201);
    await setRule(memorialId, 'closed');
    expect((await postCondolence(memorialId)).status).toBe(409);
    expect((await postCondolence(memorialId, {}, owner.headers)).status).toBe(201);
  });

  it('limits condolences per network and per memorial', async () => {
    const headers = { 'x-client-address': '192.0.2.77' };
    for (let time = 0; time < LIMITS.condolence.max; time++)
      expect((await postCondolence(memorialId, {}, headers)).status).toBe(201);
    expect((await postCondolence(memorialId, {}, headers)).status).toBe(429);
    const loud = (await fillCeiling('condolenceToMemorial', memorialId))();
    expect((await postCondolence(memorialId, {}, loud)).status).toBe(429);
    const other = await addMemorial({ createdById: owner.user.id });
    expect((await postCondolence(other, {}, loud)).status).toBe(201);
    const louder = (await fillCeiling('condolenceFromAll', 'all'))();
    expect((await postCondolence(other, {}, louder)).status).toBe(429);
  });
});

describe('a form that is sent twice', () => {
  it('creates one condolence with one link, even in parallel', async () => {
    const token = tokenOfAge(memorialId, 60_000);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => postCondolence(memorialId, { token })),
    );
    expect(new Set(answers.map(({ body }) => body.statusUrl)).size).toBe(1);
    expect(await db().condolence.count()).toBe(1);
  });

  it('with another text changes the first condolence', async () => {
    const token = tokenOfAge(memorialId, 60_000);
    const first = await postCondolence(memorialId, { token });
    const message = 'She taught me to read, and I think of her, still.';
    const second = await postCondolence(memorialId, { token, message });
    expect(second.body).toEqual(first.body);
    expect(await db().condolence.findMany()).toMatchObject([{ message, state: 'waiting' }]);
    const spam = await postCondolence(memorialId, {
      token,
      message: 'Watch it at www.stream-live.tv',
    });
    expect(spam.body).toEqual(first.body);
    expect((await condolenceRow(first.body._id)).state).toBe('held');
  });

  it('with another text after a decision is held', async () => {
    const token = tokenOfAge(memorialId, 60_000);
    const first = await postCondolence(memorialId, { token });
    await db().condolence.update({ where: { id: first.body._id }, data: { state: 'declined' } });
    const second = await postCondolence(memorialId, { token, message: 'Something else entirely.' });
    expect(second.body.statusUrl).not.toBe(first.body.statusUrl);
    expect(await condolenceRow(second.body._id)).toMatchObject({
      state: 'held',
      signals: ['form_used'],
    });
    const robot = await postCondolence(memorialId, { token, message: 'Buy.', reference: 'x' });
    expect((await condolenceRow(robot.body._id)).state).toBe('refused');
    expect((await condolenceRow(first.body._id)).message).not.toBe('Buy.');
  });
});

describe('a browser without JavaScript', () => {
  const BROWSER_HEADERS = {
    accept: 'text/html,application/xhtml+xml',
    'sec-fetch-site': 'same-origin',
  };
  const send = (change: Record<string, string> = {}, id = memorialId, language = 'en') =>
    call(POST, {
      path: `/?language=${language}`,
      method: 'POST',
      params: { id },
      headers: {
        ...newCallerAddress(),
        ...BROWSER_HEADERS,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...condolenceFields(id), ...change }).toString(),
    });

  it("is redirected to the author's page", async () => {
    const { status, headers } = await send({ language: 'fr' });
    expect(status).toBe(303);
    expect(headers.get('location')).toMatch(/^\/fr\/condolences\/[1-9A-Za-z]{22}\?done=sent$/);
    expect(await db().condolence.findMany({ select: { state: true, language: true } })).toEqual([
      { state: 'waiting', language: 'fr' },
    ]);
  });

  /** Returns the typed text that the answer's cookie restores, and the cookie's path. */
  const typedIn = (headers: Headers) => {
    const [cookie = '', path] = (headers.get('set-cookie') ?? '').split('; ');
    return { typed: readFormFields(new Headers({ cookie })), path };
  };

  it('is redirected to the form, which shows the error and keeps the text', async () => {
    const long = 'वह हमें हर रविवार कहानियाँ सुनाती थीं। '.repeat(50).slice(0, 1999);
    const { status, headers } = await send({ message: long, authorName: '' }, memorialId, 'hi');
    expect([status, headers.get('location')]).toEqual([
      303,
      `/hi/condolence/${memorialId}?problem=invalid`,
    ]);
    expect(typedIn(headers)).toEqual({
      typed: { message: long, authorName: '', email: '' },
      path: `Path=/hi/condolence/${memorialId}`,
    });
    const sent = await send({ message: long }, memorialId, 'hi');
    expect(typedIn(sent.headers)).toEqual({ typed: {}, path: `Path=/hi/condolence/${memorialId}` });
  });

  it('is redirected to the form after every error, even an internal one', async () => {
    await setRule(memorialId, 'closed');
    expect((await send()).headers.get('location')).toContain('problem=conflict');
    await setRule(memorialId, 'approve');
    const broken = vi.spyOn(db(), '$transaction').mockRejectedValue(new Error('broken'));
    const { status, headers } = await send();
    broken.mockRestore();
    expect([status, headers.get('location')]).toEqual([
      303,
      `/condolence/${memorialId}?problem=internal`,
    ]);
    expect(typedIn(headers).typed).toMatchObject({ authorName: 'Thandi' });
  });

  it('loses no text in a form that was open for a long time', async () => {
    const { status } = await send({ token: tokenOfAge(memorialId, MAX_AGE_MS + 60_000) });
    expect(status).toBe(303);
    expect(await db().condolence.findMany({ select: { state: true, signals: true } })).toEqual([
      { state: 'held', signals: ['old_form'] },
    ]);
  });

  it('can send a form that was open for a long time only once, and only within a week', async () => {
    const token = tokenOfAge(memorialId, MAX_AGE_MS + 60_000);
    const links = [];
    for (let time = 0; time < 2; time++)
      links.push((await send({ token })).headers.get('location'));
    expect(links[1]).toBe(links[0]);
    await send({ token, message: 'He taught me to read.' });
    const rows = () => db().condolence.findMany({ orderBy: { createdAt: 'asc' } });
    expect(await rows()).toMatchObject([{ message: 'He taught me to read.' }]);
    await send({ token: tokenOfAge(memorialId, STALE_MS + 60_000) });
    expect((await rows())[1]).toMatchObject({ state: 'refused', signals: ['old_form'] });
  });

  it('is redirected to the form of a missing memorial, which says that the memorial is missing', async () => {
    const missing = newId();
    const { status, headers } = await send({}, missing);
    expect([status, headers.get('location')]).toEqual([
      303,
      `/condolence/${missing}?problem=not_found`,
    ]);
  });
});
