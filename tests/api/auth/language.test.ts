import { beforeEach, describe, expect, it } from 'vitest';
import '@/tests/support/all-languages';
import * as endpoint from '@/app/api/auth/language/route';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada, ben, type Person } from '@/tests/support/cast';
import { resetDatabaseAndClock } from './account';

const put = (headers: Record<string, string>, body: unknown) =>
  call(endpoint.PUT, { method: 'PUT', headers, body });
const stored = async ({ user }: Person) =>
  (await db().user.findUniqueOrThrow({ where: { id: user.id } })).language;

describe('PUT /api/auth/language', () => {
  let person: Person;
  let other: Person;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    [person, other] = [await ada(), await ben()];
  });

  it('stores and returns the language', async () => {
    expect(await stored(person)).toBe('en');
    const answer = await put(person.headers, { language: 'xr' });
    expect(answer).toMatchObject({ status: 200, body: { language: 'xr' } });
    expect(await stored(person)).toBe('xr');
    expect(await viewerFromHeaders(new Headers(person.headers))).toMatchObject({ language: 'xr' });
  });

  it('changes no other account', async () => {
    await put(person.headers, { language: 'xx' });
    expect(await stored(other)).toBe('en');
  });

  it.each([
    {},
    { language: 7 },
    { language: 'tlh' },
    { language: 'constructor' },
    { language: 'xx', role: 'admin' },
  ])('refuses %j', async (body) => {
    const answer = await put(person.headers, body);
    expect(answer.status).toBe(400);
    expect(await stored(person)).toBe('en');
  });

  it('explains that a language is unknown', async () => {
    const { body } = await put(person.headers, { language: 'tlh' });
    expect(body.message).toBe('Please choose one of the languages of this site');
  });

  it('refuses visitors, and requests from another site', async () => {
    expect((await put({}, { language: 'xx' })).status).toBe(401);
    const cookie = `next-auth.session-token=${person.token}`;
    const foreign = { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await put(foreign, { language: 'xx' })).status).toBe(403);
    expect(await stored(person)).toBe('en');
  });

  it('reads a language that the site no longer offers as English', async () => {
    await db().user.update({ where: { id: person.user.id }, data: { language: 'tlh' } });
    expect(await viewerFromHeaders(new Headers(person.headers))).toMatchObject({ language: 'en' });
  });

  it('exports only PUT', () => expect(Object.keys(endpoint)).toEqual(['PUT']));
});
