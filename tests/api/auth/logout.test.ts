import { beforeEach, describe, expect, it } from 'vitest';
import { POST as logIn } from '@/app/api/auth/login/route';
import * as endpoint from '@/app/api/auth/logout/route';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { call } from '@/tests/support/call';
import { ada, PASSWORD, type Person } from '@/tests/support/cast';
import { resetDatabaseAndClock } from './account';

const logout = (headers: Record<string, string>) =>
  call(endpoint.POST, { method: 'POST', headers });

describe('POST /api/auth/logout', () => {
  let person: Person;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    person = await ada();
  });

  it('ends the session at once and clears the cookie', async () => {
    const { status, headers } = await logout(person.headers);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toContain('next-auth.session-token=; Path=/; Max-Age=0');
    expect(await viewerFromHeaders(new Headers(person.headers))).toBeNull();
  });

  it("ends a browser's session for a request from our own page", async () => {
    const cookie = `next-auth.session-token=${person.token}`;
    expect((await logout({ cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect(await viewerFromHeaders(new Headers({ cookie }))).toBeNull();
  });

  it("keeps the person's other sessions", async () => {
    const other = await call(logIn, { body: { email: person.user.email, password: PASSWORD } });
    await logout(person.headers);
    const headers = new Headers({ authorization: `Bearer ${other.body.token}` });
    expect(await viewerFromHeaders(headers)).not.toBeNull();
  });

  it('refuses an ended token, visitors, and a forged token', async () => {
    await logout(person.headers);
    expect((await logout(person.headers)).status).toBe(401);
    expect((await logout({})).status).toBe(401);
    expect((await logout({ authorization: 'Bearer x.y.z' })).status).toBe(401);
  });

  it('refuses a request that another site made the browser send', async () => {
    const cookie = `next-auth.session-token=${person.token}`;
    expect((await logout({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await viewerFromHeaders(new Headers({ cookie }))).not.toBeNull();
  });

  it('exports only POST', () => expect(Object.keys(endpoint)).toEqual(['POST']));
});
