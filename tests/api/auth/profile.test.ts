import { beforeEach, describe, expect, it } from 'vitest';
import * as endpoint from '@/app/api/auth/profile/route';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada, ben, type Person } from '@/tests/support/cast';
import { addMemorial } from '@/tests/support/memorial';
import { resetDatabaseAndClock } from './account';

const profile = (headers: Record<string, string>) => call(endpoint.GET, { headers });

describe('GET /api/auth/profile', () => {
  let person: Person;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    await db().memorial.deleteMany({});
    person = await ada();
  });

  it('returns the person without secrets', async () => {
    const { status, body, headers } = await profile(person.headers);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ user: { ...person.user, language: 'en' }, memorials: [] });
  });

  it("accepts a browser's cookie, too", async () => {
    const { body } = await profile({ cookie: `next-auth.session-token=${person.token}` });
    expect(body.user).toEqual({ ...person.user, language: 'en' });
  });

  it("lists the person's memorials, newest first, including private ones", async () => {
    const createdById = person.user.id;
    const first = await addMemorial({ createdById, fullName: 'Rosa Parks' });
    const second = await addMemorial({ createdById, isPublic: false });
    await addMemorial({ createdById: (await ben()).user.id });
    const { memorials } = (await profile(person.headers)).body;
    expect(memorials.map(({ _id }: { _id: string }) => _id)).toEqual([second, first]);
    expect(Object.keys(memorials[1]).sort()).toEqual([
      '_id',
      'createdAt',
      'fullName',
      'mainPicture',
    ]);
    expect(memorials[1]).toMatchObject({ fullName: 'Rosa Parks', mainPicture: null });
  });

  it('refuses visitors and forged tokens', async () => {
    expect((await profile({})).status).toBe(401);
    expect((await profile({ authorization: 'Bearer x.y.z' })).status).toBe(401);
    expect((await profile({ cookie: 'next-auth.session-token=x' })).status).toBe(401);
  });

  it('exports only GET', () => expect(Object.keys(endpoint)).toEqual(['GET']));
});
