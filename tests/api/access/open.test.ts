import * as argon2 from '@node-rs/argon2';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DELETE } from '@/app/api/access/guest/route';
import { PUT } from '@/app/api/memorials/[id]/access/route';
import { POST } from '@/app/api/memorials/[id]/open/route';
import { GET } from '@/app/api/memorials/[id]/route';
import { isHintMark } from '@/lib/access/hint-mark';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { LIMITS } from '@/lib/platform/http/limits';
import { newId } from '@/lib/platform/ids/public-id';
import { deleteExpired } from '@/lib/platform/jobs/delete-expired';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { addGuest, cookieFrom } from '../../support/guest';
import { addMemorial } from '../../support/memorial';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

const PASSWORD = 'Our dog Bruno';
let owner: Person;
let id: string;
let address = 0;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  id = await addMemorial({ createdById: owner.user.id });
  await setAccess({ visibility: 'password', password: PASSWORD, passwordHint: 'The dog' });
});

const setAccess = (body: object, which = id) =>
  call(PUT, { method: 'PUT', params: { id: which }, headers: owner.headers, body });
/** Sends the password from a new network each time, unless the test sets one. */
const open = (password: string, headers: Record<string, string> = {}, which = id) =>
  call(POST, {
    params: { id: which },
    headers: {
      'x-client-address': `198.51.100.${++address % 250}`,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: { password },
  });
const read = async (cookie: string) =>
  (await call(GET, { params: { id }, headers: { cookie } })).status;

describe('POST /api/memorials/{id}/open', () => {
  it('accepts the password in any spelling', async () => {
    for (const typed of [PASSWORD, ' OUR DOG  bruno ', 'öurdogbrunô']) {
      const { status, headers } = await open(typed);
      expect(status).toBe(200);
      expect(headers.get('set-cookie')).toMatch(
        /^memorial-guest=\w{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
      );
      expect(await read(cookieFrom(headers))).toBe(200);
    }
    expect(await read('')).toBe(404);
  });

  it("stores neither the password nor the cookie's secret in plain text", async () => {
    const { headers } = await open(PASSWORD);
    const [, secret = ''] = cookieFrom(headers).split('=');
    const guests = JSON.stringify(await db().guest.findMany());
    expect(guests).not.toContain(secret);
    const { passwordHash } = await db().memorial.findUniqueOrThrow({ where: { id } });
    expect(passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('answers alike for a wrong password, an unknown memorial and one without a password', async () => {
    const others = [id, newId(), 'x', await addMemorial(), await addMemorial({ isPublic: false })];
    const answers = [];
    for (const which of others) {
      vi.mocked(argon2.verify).mockClear();
      const { status, headers, body } = await open('not this one', {}, which);
      expect(argon2.verify).toHaveBeenCalledOnce(); // the slow step, whose time would tell the cases apart
      expect(headers.get('set-cookie')).toBeNull();
      answers.push({ status, body });
    }
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('uses one cookie for several memorials, so that no access is lost with a lost answer', async () => {
    const first = cookieFrom((await open(PASSWORD)).headers);
    const other = await addMemorial({ createdById: owner.user.id });
    await setAccess({ visibility: 'password', password: 'Another one' }, other);
    const second = cookieFrom((await open('Another one', { cookie: first }, other)).headers);
    expect(second).toBe(first);
    expect(await db().accessGrant.count({ where: { memorialId: { in: [id, other] } } })).toBe(2);
  });

  it('never adopts a secret that somebody else chose', async () => {
    const forged = `memorial-guest=${'a'.repeat(22)}`;
    const { headers } = await open(PASSWORD, { cookie: forged, 'sec-fetch-site': 'same-origin' });
    expect(cookieFrom(headers)).not.toBe(forged);
    expect(await read(forged)).toBe(404);
  });

  it('grants access for 30 days', async () => {
    const { headers } = await open(PASSWORD);
    const grant = await db().accessGrant.findFirstOrThrow({ where: { memorialId: id } });
    expect(grant.expiresAt.getTime() - grant.createdAt.getTime()).toBe(30 * DAY_MS);
    await db().accessGrant.updateMany({
      where: { memorialId: id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect(await read(cookieFrom(headers))).toBe(404);
  });

  it('grants access that ends with a new password, and is suspended at other levels', async () => {
    const cookie = cookieFrom((await open(PASSWORD)).headers);
    for (const visibility of ['invited', 'keepers']) {
      await setAccess({ visibility });
      expect(await read(cookie)).toBe(404);
      expect((await open(PASSWORD)).status).toBe(403);
    }
    await setAccess({ visibility: 'password' });
    expect(await read(cookie)).toBe(200);
    await setAccess({ password: 'A new password' });
    expect(await read(cookie)).toBe(404);
    expect((await open(PASSWORD)).status).toBe(403);
    expect((await open('A new password')).status).toBe(200);
  });

  it.each([[{}], [{ password: 5 }], [{ password: 'x', more: 1 }], [{ password: 'x'.repeat(501) }]])(
    'refuses %j',
    async (body) => {
      expect((await call(POST, { params: { id }, body })).status).toBe(400);
    },
  );
});

describe("the gate's form without JavaScript", () => {
  const send = (password: string, language = 'en', which = id, headers = {}) =>
    call(POST, {
      path: `/?${new URLSearchParams({ language })}`,
      params: { id: which },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ password }).toString(),
    });

  it('redirects to the memorial in its language', async () => {
    for (const [language, prefix] of [
      ['fr', '/fr'],
      ['en', ''],
      ['//evil', ''],
    ] as const) {
      const { status, headers } = await send(PASSWORD, language);
      expect([status, headers.get('location')]).toEqual([303, `${prefix}/memorial/${id}`]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(await read(cookieFrom(headers))).toBe(200);
    }
  });

  it('redirects to the gate with the reason for the refusal', async () => {
    const wrong = await send('x', 'fr');
    const [address, mark = ''] = wrong.headers.get('location')?.split('&mark=') ?? [];
    expect(address).toBe(`/fr/open-memorial/${id}?refused=wrong`);
    expect(isHintMark(id, mark)).toBe(true); // lets the page show the hint
    expect(wrong.headers.get('set-cookie')).toBeNull();
    const noGuess = await send('x'.repeat(501));
    expect(noGuess.headers.get('location')).toBe(`/open-memorial/${id}?refused=wrong`);
    const fromElsewhere = await send('x', 'en', id, { 'sec-fetch-site': 'cross-site' });
    expect(fromElsewhere.headers.get('location')).not.toContain('mark');
    for (let tries = 0; tries < 9; tries++) await send('x');
    const often = await send('x');
    const target = new RegExp(`^/open-memorial/${id}\\?refused=often&wait=\\d+$`);
    expect(often.headers.get('location')).toMatch(target);
  });

  it('limits the length of the password', async () => {
    const long = await send('x'.repeat(20_000));
    expect(long.headers.get('location')).toBe(`/open-memorial/${id}?refused=wrong`);
    expect(long.headers.get('set-cookie')).toBeNull();
  });
});

describe('guessing the password', () => {
  const from = (network: string) => ({ 'x-client-address': network });

  it('is limited to ten tries an hour for each network and memorial, even for an unknown memorial', async () => {
    for (const which of [id, newId()]) {
      for (let tries = 0; tries < 10; tries++)
        expect((await open('no', from('203.0.113.1'), which)).status).toBe(403);
      expect((await open(PASSWORD, from('203.0.113.1'), which)).status).toBe(429);
    }
    expect((await open(PASSWORD, from('203.0.113.2'))).status).toBe(200);
  });

  it('by others on the same network does not keep out whom the memorial knows', async () => {
    const here = from('203.0.113.4');
    for (let tries = 0; tries < LIMITS.openMemorial.max; tries++) await open('no', here);
    expect((await open(PASSWORD, here)).status).toBe(429);
    for (const { headers } of [owner, await addGuest(id)])
      expect((await open(PASSWORD, { ...here, ...headers })).status).toBe(200);
  });

  it('does not limit guests who know the password', async () => {
    for (let guests = 0; guests < 15; guests++)
      expect((await open(PASSWORD, from('203.0.113.3'))).status).toBe(200);
  });
});

describe('DELETE /api/access/guest', () => {
  it("deletes the guest's access", async () => {
    const cookie = cookieFrom((await open(PASSWORD)).headers);
    const { status, headers } = await call(DELETE, {
      method: 'DELETE',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^memorial-guest=; Path=\/; Max-Age=0;/);
    expect(await read(cookie)).toBe(404);
  });

  it('succeeds without a cookie', async () => {
    expect((await call(DELETE, { method: 'DELETE' })).status).toBe(200);
  });
});

describe('the nightly clean-up', () => {
  it('deletes expired grants, and guests without a grant', async () => {
    await db().guest.deleteMany();
    const old = new Date(Date.now() - 3 * DAY_MS);
    const live = await addGuest(id);
    const ended = await addGuest(id, old);
    await db().guest.updateMany({ data: { lastSeenAt: old } });
    await deleteExpired({});
    expect(await db().guest.findMany({ select: { id: true } })).toEqual([{ id: live.guestId }]);
    expect(await db().accessGrant.count({ where: { guestId: ended.guestId } })).toBe(0);
  });
});
