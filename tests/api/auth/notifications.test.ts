import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/auth/notifications/route';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada, ben, type Person } from '@/tests/support/cast';
import { resetDatabaseAndClock } from './account';

const put = (headers: Record<string, string>, body: unknown) =>
  call(endpoint.PUT, { method: 'PUT', headers, body });
const wants = async ({ user }: Person) =>
  (await db().user.findUniqueOrThrow({ where: { id: user.id } })).notifyTributes;

describe('PUT /api/auth/notifications', () => {
  let person: Person;
  let other: Person;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    [person, other] = [await ada(), await ben()];
  });

  it('turns the mails about flowers off and on', async () => {
    const answer = await put(person.headers, { notifyTributes: false });
    expect(answer).toMatchObject({ status: 200, body: { notifyTributes: false } });
    expect(await wants(person)).toBe(false);
    await put(person.headers, { notifyTributes: true });
    expect(await wants(person)).toBe(true);
  });

  it('changes no other account', async () => {
    await put(person.headers, { notifyTributes: false });
    expect(await wants(other)).toBe(true);
  });

  it.each([{}, { notifyTributes: 'no' }, { notifyTributes: false, role: 'admin' }])(
    'refuses %j',
    async (body) => {
      expect((await put(person.headers, body)).status).toBe(400);
      expect(await wants(person)).toBe(true);
    },
  );

  it('refuses visitors, and requests from another site', async () => {
    expect((await put({}, { notifyTributes: false })).status).toBe(401);
    const cookie = `next-auth.session-token=${person.token}`;
    const foreign = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await put(foreign, { notifyTributes: false })).status).toBe(403);
    expect(await wants(person)).toBe(true);
  });

  it('exports only PUT', () => expect(Object.keys(endpoint)).toEqual(['PUT']));
});
