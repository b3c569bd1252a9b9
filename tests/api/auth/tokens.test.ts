import { beforeEach, describe, expect, it } from 'vitest';
import * as one from '@/app/api/auth/tokens/[id]/route';
import * as all from '@/app/api/auth/tokens/route';
import { MAX_KEYS } from '@/lib/accounts/key-rules';
import { hashApiToken, isApiToken } from '@/lib/platform/auth/api-token';
import { SCOPES } from '@/lib/platform/auth/scope-rules';
import { db } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';
import { ada, ben, cora, kim, PASSWORD, type Person } from '@/tests/support/cast';
import { addKeeper } from '@/tests/support/keeper';
import { addKey } from '@/tests/support/key';
import { addMemorial } from '@/tests/support/memorial';
import { subjectsTo } from '@/tests/support/outbox';
import { passMinutes, resetDatabaseAndClock } from './account';

const DAY_MINUTES = 24 * 60;
const NEW_KEY = { name: 'Tide log', scopes: ['memorials:read'], password: PASSWORD };
const createKey = ({ headers }: Person, change: object = {}) =>
  call(all.POST, { headers, body: { ...NEW_KEY, ...change } });
const list = (headers: Record<string, string>) => call(all.GET, { headers });
const revoke = (id: string, { headers }: Person, password = PASSWORD) =>
  call(one.DELETE, { method: 'DELETE', params: { id }, headers, body: { password } });

let person: Person;
beforeEach(async () => {
  await resetDatabaseAndClock();
  person = await ada();
});

describe('POST /api/auth/tokens', () => {
  it('creates a key, returns it once, and stores only its hash', async () => {
    const { status, body, headers } = await createKey(person);
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(isApiToken(body.token)).toBe(true);
    expect(body.key).toMatchObject({
      name: 'Tide log',
      prefix: body.token.slice(0, 12),
      scopes: ['memorials:read'],
      memorialIds: [],
      lastUsedAt: null,
      lastUsedNetwork: '',
    });
    const stored = JSON.stringify(await db().apiToken.findMany());
    expect(stored).toContain(hashApiToken(body.token));
    expect(stored).not.toContain(body.token.slice(12));
    expect(JSON.stringify((await list(person.headers)).body)).not.toContain(body.token.slice(12));
  });

  it('creates a key for 90 days, or for up to a year', async () => {
    const days = async (change: object) => {
      const { key } = (await createKey(person, change)).body;
      return (Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / 86_400_000;
    };
    expect([await days({}), await days({ days: 1 }), await days({ days: 365 })]).toEqual([
      90, 1, 365,
    ]);
    for (const wrong of [0, -1, 366, 1.5, '30', null])
      expect((await createKey(person, { days: wrong })).status, String(wrong)).toBe(400);
  });

  it('mails the owner what the key may do, but not the key', async () => {
    const { body } = await createKey(person, { scopes: ['memorials:read', 'condolences:decide'] });
    const [mail] = await db().outboxMail.findMany({ where: { to: person.user.email } });
    expect(mail?.subject).toBe('An API key was created for your account');
    expect(mail?.text).toContain('“Tide log”');
    expect(mail?.text).toContain(
      'It may: read my memorials and publish or decline condolences, choose who sees them and change the guest book’s settings.',
    );
    expect(mail?.text).toMatch(/^Open my profile: .*\/profile$/m);
    expect(mail?.text + (mail?.html ?? '')).not.toContain(body.token.slice(0, 12));
  });

  it('requires the password and limits the attempts', async () => {
    const { status, body } = await createKey(person, { password: 'Evergreen-2' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['password']]);
    const tries = [];
    for (let at = 0; at < 10; at += 1)
      tries.push((await createKey(person, { password: 'no' })).status);
    expect(tries).toEqual([...Array(9).fill(400), 429]);
    expect((await createKey(person)).status).toBe(429);
    expect(await db().apiToken.count()).toBe(0);
    expect(await subjectsTo(person)).toEqual([]);
  });

  it.each([
    ['no name', { name: ' \n ' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['no scopes', { scopes: [] }],
    ['an unknown scope', { scopes: ['admin:write'] }],
    ['a scope that is not text', { scopes: [{}] }],
    ['too many scopes', { scopes: Array(7).fill('memorials:read') }],
    ['an invalid memorial id', { memorialIds: ['x'] }],
    ['too many memorials', { memorialIds: Array.from({ length: 101 }, newId) }],
    ['an unknown field', { userId: 'x' }],
    ['no password', { password: '' }],
  ])('refuses %s', async (_, change) => {
    expect((await createKey(person, change)).status).toBe(400);
    expect(await db().apiToken.count()).toBe(0);
  });

  it('reduces a name to one line', async () => {
    const { body } = await createKey(person, { name: ' Tide\r\n\u202Elog\u0007 ' });
    expect(body.key.name).toBe('Tide log');
  });

  it('limits a key to memorials that the person looks after in any role', async () => {
    const mine = await addMemorial({ createdById: person.user.id });
    const theirs = await addMemorial({ createdById: (await ben()).user.id });
    await addKeeper(theirs, person, 'contributor');
    const others = await addMemorial({ createdById: (await kim()).user.id });
    const { status, body } = await createKey(person, { memorialIds: [mine, theirs, mine] });
    expect([status, body.key.memorialIds]).toEqual([201, [mine, theirs]]);
    for (const memorialIds of [[others], [mine, others], [newId()]])
      expect((await createKey(person, { memorialIds })).status).toBe(400);
  });

  it('allows at most twenty active keys, even with parallel requests', async () => {
    for (let at = 0; at < MAX_KEYS - 1; at += 1) await addKey(person);
    await addKey(person, { revokedAt: new Date() });
    await addKey(await cora());
    const answers = await Promise.all([createKey(person), createKey(person), createKey(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await list(person.headers)).body.tokens).toHaveLength(MAX_KEYS);
  });

  it('lets no key create, list or revoke keys', async () => {
    const { id, headers } = await addKey(person);
    const asProgram = { ...person, headers };
    const answers = [await createKey(asProgram), await list(headers), await revoke(id, asProgram)];
    expect(answers.map(({ status, body }) => [status, body.scope])).toEqual(
      answers.map(() => [403, null]),
    );
    expect((await list({})).status).toBe(401);
  });
});

describe('GET /api/auth/tokens', () => {
  it("lists the person's active keys, newest first", async () => {
    await createKey(person, { name: 'First' });
    passMinutes(1);
    await createKey(person, { name: 'Second', scopes: SCOPES });
    await createKey(person, { name: 'Gone', days: 1 });
    await addKey(person, { revokedAt: new Date() });
    await addKey(await ben());
    passMinutes(DAY_MINUTES + 1);
    const { body } = await list((await ada()).headers);
    expect(body.tokens.map(({ name }: { name: string }) => name)).toEqual(['Second', 'First']);
  });
});

describe('DELETE /api/auth/tokens/{id}', () => {
  it('revokes a key at once and for good', async () => {
    const { id } = (await createKey(person)).body.key;
    const { status, body } = await revoke(id, person);
    expect([status, body.message]).toEqual([200, 'The key has been revoked. It no longer works.']);
    expect((await list(person.headers)).body.tokens).toEqual([]);
    expect((await revoke(id, person)).status).toBe(404);
  });

  it("answers 404 for others' and ended keys, and requires the password", async () => {
    const key = await addKey(person);
    const theirs = await addKey(await ben());
    const ended = await addKey(person, { createdAt: new Date(0), expiresAt: new Date(1_000) });
    for (const id of [theirs.id, ended.id, newId(), 'x'])
      expect((await revoke(id, person)).status).toBe(404);
    expect((await revoke(key.id, person, 'no')).status).toBe(400);
    expect((await call(one.DELETE, { method: 'DELETE', params: { id: key.id } })).status).toBe(401);
    const live = await db().apiToken.count({ where: { revokedAt: null } });
    expect(live).toBe(3);
  });
});
