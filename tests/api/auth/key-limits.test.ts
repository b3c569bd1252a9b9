import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as mine } from '@/app/api/memorials/my-memorials/route';
import { GET as listed } from '@/app/api/memorials/route';
import { GET as suggest } from '@/app/api/search/suggest/route';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { log } from '@/lib/platform/log';
import { call } from '@/tests/support/call';
import { ada, type Person } from '@/tests/support/cast';
import { addKey, type Key } from '@/tests/support/key';
import { passMinutes, resetDatabaseAndClock } from './account';

let person: Person;
beforeEach(async () => {
  await resetDatabaseAndClock();
  person = await ada();
});

const list = (key: Key, headers = {}) => call(mine, { headers: { ...key.headers, ...headers } });
const lastUse = (id: string) =>
  db().apiToken.findUniqueOrThrow({
    where: { id },
    select: { lastUsedAt: true, lastUsedNetwork: true },
  });

describe('the last use of a key', () => {
  it('is recorded with the network once a minute', async () => {
    const key = await addKey(person);
    await list(key, { 'x-client-address': '198.51.100.7' });
    const first = await lastUse(key.id);
    expect(first).toEqual({ lastUsedAt: new Date(), lastUsedNetwork: '198.51.100.0/24' });
    vi.setSystemTime(Date.now() + 59_000);
    await list(key, { 'x-client-address': '2001:db8:1:2::3' });
    expect(await lastUse(key.id)).toEqual(first);
    passMinutes(1);
    await list(key, { 'x-client-address': '2001:db8:1:2::3' });
    expect((await lastUse(key.id)).lastUsedNetwork).toBe('2001:db8:1::/48');
  });

  it('does not fail the request if it cannot be recorded', async () => {
    const key = await addKey(person);
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const update = vi.spyOn(db().apiToken, 'updateMany').mockRejectedValue(new Error('full'));
    const answer = await list(key).finally(() => update.mockRestore());
    expect([answer.status, error.mock.calls.length]).toEqual([200, 1]);
    error.mockRestore();
  });
});

describe('the limit of a key', () => {
  const setCount = (name: string, count: number) =>
    db().rateLimit.updateMany({ where: { name }, data: { count } });

  it('is separate for each key, and each answer says how much of it remains', async () => {
    const [key, other] = [await addKey(person), await addKey(person)];
    const { headers } = await list(key);
    expect(headers.get('ratelimit-policy')).toBe('"key";q=600;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"key";r=599;t=([1-9]|[1-5]\d|60)$/);
    expect((await list(key)).headers.get('ratelimit')).toMatch(/;r=598;/);
    await setCount('apiByToken', LIMITS.apiByToken.max);
    const refused = await list(key);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    expect(refused.headers.get('ratelimit')).toMatch(/^"key";r=0;t=\d+$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await list(other)).status).toBe(200);
  });

  it("replaces the network's limits for reads and writes", async () => {
    const key = await addKey(person);
    await call(listed, { headers: key.headers });
    await setCount('read', LIMITS.read.max);
    expect(await db().rateLimit.count({ where: { name: 'read' } })).toBe(0);
    await call(suggest, { path: '/?q=Ada', headers: key.headers });
    expect(await db().rateLimit.count({ where: { name: 'suggest' } })).toBe(1);
  });

  it('is also in the headers of refusals, but not of answers to visitors', async () => {
    const { headers } = await addKey(person, { scopes: [] });
    const refused = await call(mine, { headers });
    expect([refused.status, refused.headers.get('ratelimit-policy')]).toEqual([
      403,
      '"key";q=600;w=60',
    ]);
    expect((await call(listed)).headers.get('ratelimit')).toBeNull();
  });

  it('is never in an answer that a cache may keep', async () => {
    const { headers } = await addKey(person);
    const visitorAnswer = await call(suggest, { path: '/?q=Ada' });
    const keyAnswer = await call(suggest, { path: '/?q=Ada', headers });
    expect(visitorAnswer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(keyAnswer.headers.get('cache-control')).toBe('no-store');
    expect(keyAnswer.headers.get('cache-tag')).toBeNull();
  });

  it('counts wrong keys per network, and looks up no key after too many', async () => {
    const { headers } = await addKey(person);
    const wrong = { authorization: 'Bearer prn_x' };
    const from = { 'x-client-address': '203.0.113.9' };
    expect((await call(mine, { headers: { ...wrong, ...from } })).status).toBe(401);
    await setCount('wrongToken', LIMITS.wrongToken.max);
    const find = vi.spyOn(db().apiToken, 'findUnique');
    const refused = await call(mine, { headers: { ...headers, ...from } });
    expect([refused.status, find.mock.calls.length]).toEqual([429, 0]);
    find.mockRestore();
    expect((await call(mine, { headers })).status).toBe(200);
  });
});
