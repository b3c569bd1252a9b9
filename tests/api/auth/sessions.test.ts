import { beforeEach, describe, expect, it } from 'vitest';
import { POST as logIn } from '@/app/api/auth/login/route';
import * as one from '@/app/api/auth/sessions/[id]/route';
import * as all from '@/app/api/auth/sessions/route';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';
import { ada, ben, PASSWORD, type Person } from '@/tests/support/cast';
import { passMinutes, resetDatabaseAndClock } from './account';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

const list = (headers: Record<string, string>) => call(all.GET, { headers });
const endAll = (headers: Record<string, string>) => call(all.DELETE, { method: 'DELETE', headers });
const end = (id: string, headers: Record<string, string>) =>
  call(one.DELETE, { method: 'DELETE', params: { id }, headers });
const isLive = async ({ headers }: Person) =>
  (await viewerFromHeaders(new Headers(headers))) !== null;

let person: Person;
beforeEach(async () => {
  await resetDatabaseAndClock();
  person = await ada();
});

describe('GET /api/auth/sessions', () => {
  it('lists live sessions with their devices, the current one first', async () => {
    await call(logIn, {
      body: { email: person.user.email, password: PASSWORD },
      headers: { 'user-agent': IPHONE },
    });
    await end((await ada()).sessionId, person.headers);
    await ben();
    const { status, body } = await list(person.headers);
    expect(status).toBe(200);
    expect(body.sessions).toMatchObject([
      { id: person.sessionId, device: 'Unknown device', current: true },
      { device: 'Safari on iPhone', current: false, createdAt: new Date().toISOString() },
    ]);
    expect(Object.keys(body.sessions[0])).not.toContain('token');
  });

  it('leaves out expired sessions', async () => {
    await ada();
    passMinutes(24 * 60);
    expect((await list((await ada()).headers)).body.sessions).toHaveLength(1);
  });

  it('refuses visitors', async () => expect((await list({})).status).toBe(401));
});

describe('DELETE /api/auth/sessions/{id}', () => {
  it('ends another session of the person at once', async () => {
    const other = await ada();
    const { status, body, headers } = await end(other.sessionId, person.headers);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'The session has ended.' });
    expect(headers.get('set-cookie')).toBeNull();
    expect([await isLive(other), await isLive(person)]).toEqual([false, true]);
  });

  it('ends the current session and clears its cookie', async () => {
    const { headers } = await end(person.sessionId, person.headers);
    expect(headers.get('set-cookie')).toContain('next-auth.session-token=; Path=/; Max-Age=0');
    expect(await isLive(person)).toBe(false);
  });

  it('answers 404 for the sessions of others, ended ones and unknown ones', async () => {
    const stranger = await ben();
    const ended = await ada();
    await end(ended.sessionId, person.headers);
    for (const id of [stranger.sessionId, ended.sessionId, newSecretId(), 'x'])
      expect((await end(id, person.headers)).status).toBe(404);
    expect(await isLive(stranger)).toBe(true);
  });

  it('refuses visitors, an overlong id, and another site', async () => {
    expect((await end(person.sessionId, {})).status).toBe(401);
    expect((await end('x'.repeat(65), person.headers)).status).toBe(400);
    const cookie = `next-auth.session-token=${person.token}`;
    const crossSite = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await end(person.sessionId, crossSite)).status).toBe(403);
    expect(await isLive(person)).toBe(true);
  });

  it('exports only DELETE', () => expect(Object.keys(one)).toEqual(['DELETE']));
});

describe('DELETE /api/auth/sessions', () => {
  it('logs out all sessions of the person, and nobody else', async () => {
    const [other, stranger] = [await ada(), await ben()];
    const { status, body, headers } = await endAll(person.headers);
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'You are logged out everywhere.' });
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
    expect([await isLive(person), await isLive(other)]).toEqual([false, false]);
    expect(await isLive(stranger)).toBe(true);
  });

  it('refuses visitors, and a token that was logged out everywhere', async () => {
    expect((await endAll({})).status).toBe(401);
    await endAll(person.headers);
    expect((await endAll(person.headers)).status).toBe(401);
  });

  it('exports only GET and DELETE', () =>
    expect(Object.keys(all).sort()).toEqual(['DELETE', 'GET']));
});
