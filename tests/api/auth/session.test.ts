import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/auth/session/route';
import { endSession } from '@/lib/accounts/commands/end-sessions';
import { call } from '@/tests/support/call';
import { ada, type Person } from '@/tests/support/cast';
import { resetDatabaseAndClock } from './account';

let person: Person;
beforeEach(async () => {
  await resetDatabaseAndClock();
  person = await ada();
});

const NAME = 'next-auth.session-token';
const ask = (cookie: string, path = '/api/auth/session') =>
  call(GET, { headers: { cookie }, path });

describe('GET /api/auth/session', () => {
  it('returns the person of the cookie and renews it', async () => {
    const { status, headers, body } = await ask(`${NAME}=${person.token}`);
    expect(status).toBe(200);
    expect(body.user).toEqual(person.user);
    expect(Date.parse(body.expires)).toBeGreaterThan(Date.now());
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^next-auth\.session-token=[^;]+; .*HttpOnly; SameSite=Lax$/);
  });

  it('returns an empty object to visitors, and sets no cookie', async () => {
    const answer = await ask('');
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('returns an empty object for an ended session, and clears its cookie', async () => {
    await endSession(person.sessionId);
    const answer = await ask(`${NAME}=${person.token}`);
    expect(answer.body).toEqual({});
    expect(answer.headers.getSetCookie().join()).toMatch(/^next-auth\.session-token=; Max-Age=0/);
  });

  it.each(['%', 'NaN', 'javascript:alert(1)', '%22'])(
    'ignores other cookies of next-auth: %s',
    async (value) => {
      const cookies = ['callback-url', 'csrf-token'].map((name) => `next-auth.${name}=${value}`);
      const answer = await ask([...cookies, `${NAME}=${person.token}`].join('; '));
      expect(answer.status).toBe(200);
      expect(answer.body.user).toEqual(person.user);
    },
  );

  it.each(['NaN', '%F0%9F%98%80'])('ignores parameters: %s', async (value) => {
    const path = `/api/auth/session?callbackUrl=${value}&error=${value}`;
    expect((await ask('', path)).status).toBe(200);
  });

  it.each(['', 'x', '%', 'e30.e30.e30', 'x'.repeat(5000)])(
    'returns an empty object for the token %j',
    async (token) => {
      const answer = await ask(`${NAME}=${token}`);
      expect([answer.status, answer.body]).toEqual([200, {}]);
    },
  );
});
