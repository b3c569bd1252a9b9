import { beforeEach, describe, expect, it } from 'vitest';
import { POST as logIn } from '@/app/api/auth/login/route';
import { POST as logout } from '@/app/api/auth/logout/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { DELETE as logOutEverywhere } from '@/app/api/auth/sessions/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { knownDevice } from '@/lib/accounts/known-device';
import { deviceOwner } from '@/lib/accounts/queries/device-owner';
import { call } from '@/tests/support/call';
import { ada, ben, PASSWORD, type Person } from '@/tests/support/cast';
import {
  askForReset,
  CLARA,
  codeOf,
  deviceCookieOf,
  fromBrowser,
  newAddressHeaders,
  passMinutes,
  resetDatabaseAndClock,
  signUp,
} from './account';

const login = (email: string, cookie = '') =>
  call(logIn, { body: { email, password: PASSWORD }, headers: fromBrowser(cookie) });

/** Logs in from a browser with this cookie. Returns the cookie that the browser has afterwards. */
const signIn = async (email: string, cookie = '') => deviceCookieOf(await login(email, cookie));

async function reset(email: string, cookie = '') {
  const userId = await askForReset(email);
  const body = { userId, otp: await codeOf(userId), newPassword: PASSWORD };
  return call(resetPassword, { body, headers: fromBrowser(cookie) });
}

/** Returns the id under which the account knows a browser with this cookie, or null. */
const idFor = async (email: string, cookie: string) =>
  knownDevice(new Request('http://localhost', { headers: { cookie } }), await deviceOwner(email));

describe('a known device', () => {
  let person: Person;
  let email: string;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    person = await ada();
    email = person.user.email;
  });

  it('is a browser in which somebody has logged in', async () => {
    const { headers } = await login(email);
    const [, cookie] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^memorial-device=[\w.-]+; Path=\/api\/auth; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    expect(cookie).not.toContain(person.user.id);
    expect(await idFor(email, deviceCookieOf({ headers }))).toHaveLength(22);
  });

  it('is also a browser in which somebody verified their address or entered a reset code', async () => {
    const userId = await signUp();
    const verified = await call(verify, { body: { userId, otp: await codeOf(userId) } });
    expect(await idFor(CLARA.email, deviceCookieOf(verified))).not.toBeNull();
    expect(await idFor(email, deviceCookieOf(await reset(email)))).not.toBeNull();
  });

  it('is not a browser that failed to log in', async () => {
    const wrong = { email, password: 'wrong' };
    expect(deviceCookieOf(await call(logIn, { body: wrong }))).toBe('');
    const unverified = await signUp();
    expect(deviceCookieOf(await login(CLARA.email))).toBe('');
    const guess = { userId: unverified, otp: '000000' };
    expect(deviceCookieOf(await call(verify, { body: guess }))).toBe('');
    const { email: who, password } = CLARA;
    const answer = await call(logIn, {
      body: { email: who, password },
      headers: newAddressHeaders(),
    });
    expect([answer.status, deviceCookieOf(answer)]).toEqual([403, '']);
  });

  it('stays known after logging out, for 400 days', async () => {
    const cookie = await signIn(email);
    await call(logout, { method: 'POST', headers: person.headers });
    passMinutes(400 * 24 * 60 - 1);
    expect(await idFor(email, cookie)).not.toBeNull();
    passMinutes(2);
    expect(await idFor(email, cookie)).toBeNull();
  });

  it('has a separate id for each account, new at each login', async () => {
    const first = await signIn(email);
    const both = await signIn((await ben()).user.email, first);
    const ids = [await idFor(email, both), await idFor('ben@example.org', both)];
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain(null);
    const again = await signIn(email, both);
    expect(await idFor(email, again)).not.toBe(ids[0]);
    expect(await idFor('ben@example.org', again)).toBe(ids[1]);
    expect(again.length).toBe(both.length);
  });

  it('keeps the last five accounts', async () => {
    const fakeDevice = `${'1'.repeat(22)}.1900000000.${'x'.repeat(43)}`;
    const cookie = await signIn(email, `memorial-device=${Array(300).fill(fakeDevice).join('~')}`);
    expect(cookie.split('~')).toHaveLength(5);
    expect(await idFor(email, cookie)).not.toBeNull();
  });

  it('is known to no other account, even with a forged cookie', async () => {
    const cookie = await signIn(email);
    const { user } = await ben();
    expect(await idFor(user.email, cookie)).toBeNull();
    expect(await idFor('nobody@example.org', cookie)).toBeNull();
    const [name, id = '', end = '', signature = ''] = cookie.split(/[=.]/);
    const later = String(Number(end) + 1);
    const forged = [
      [id, later, signature],
      ['1'.repeat(22), end, signature],
      [id, end, `${signature.slice(0, -2)}xx`],
      [id, end, ''],
      [id, end],
      ['', '', ''],
    ];
    for (const parts of forged)
      expect(await idFor(email, `${name}=${parts.join('.')}`), parts.join('.')).toBeNull();
    expect(await idFor(email, `other=${cookie.split('=')[1]}`)).toBeNull();
  });

  it.each<[string, (cookie: string) => Promise<{ headers: Headers }>]>([
    ['a new password', (cookie) => reset(email, cookie)],
    [
      'logging out everywhere',
      (cookie) =>
        call(logOutEverywhere, {
          method: 'DELETE',
          headers: { ...person.headers, cookie },
        }),
    ],
  ])('is unknown after %s, except in the browser where that happened', async (_, end) => {
    const [here, elsewhere, bensDevice] = [
      await signIn(email),
      await signIn(email),
      await signIn((await ben()).user.email),
    ];
    const now = deviceCookieOf(await end(here));
    expect(await idFor(email, here)).toBeNull();
    expect(await idFor(email, elsewhere)).toBeNull();
    expect(await idFor(email, now)).not.toBeNull();
    expect(await idFor('ben@example.org', bensDevice)).not.toBeNull();
  });

  it('does not count as a login', async () => {
    const { headers } = await login(email);
    const cookie = deviceCookieOf({ headers });
    const { status } = await call(logOutEverywhere, {
      method: 'DELETE',
      headers: fromBrowser(cookie),
    });
    expect(status).toBe(401);
  });
});
