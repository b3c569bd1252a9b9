import { beforeEach, describe, expect, it } from 'vitest';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as login } from '@/app/api/auth/login/route';
import { POST } from '@/app/api/auth/register/route';
import { POST as resend } from '@/app/api/auth/resend-otp/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada } from '@/tests/support/cast';
import { addAccessInvitation as letIn } from '@/tests/support/guest';
import { inviteKeeper } from '@/tests/support/invitation';
import { addMemorial } from '@/tests/support/memorial';
import { resetSettings, useSetting } from '@/tests/support/site-settings';
import { CLARA, codeOf, newAddressHeaders, passMinutes, resetDatabaseAndClock } from './account';

const register = () => call(POST, { body: CLARA, headers: newAddressHeaders() });
const accounts = () => db().user.count({ where: { email: CLARA.email } });

beforeEach(async () => {
  await resetDatabaseAndClock();
  await resetSettings();
  await db().keeperInvitation.deleteMany();
  await db().accessInvitation.deleteMany();
});

it('an open sign-up accepts everybody', async () => {
  expect((await register()).status).toBe(201);
});

it('a closed sign-up refuses everybody, even with an invitation', async () => {
  useSetting('doors.signUp', 'closed');
  const owner = await ada();
  await inviteKeeper(await addMemorial({ createdById: owner.user.id }), owner, {
    email: CLARA.email,
  });
  const { status, body } = await register();
  expect(status).toBe(403);
  expect(body.message).toBe('This site is not accepting new accounts at the moment.');
  expect(await accounts()).toBe(0);
});

it('a code from before the sign-up was closed still works', async () => {
  const { body } = await register();
  useSetting('doors.signUp', 'closed');
  const confirmation = { userId: body.userId, otp: await codeOf(body.userId) };
  expect((await call(verify, { body: confirmation })).status).toBe(200);
});

describe('if an invitation is required, somebody without one', () => {
  const newest = () =>
    db().outboxMail.findFirstOrThrow({
      where: { to: CLARA.email },
      orderBy: { createdAt: 'desc' },
    });
  const expectNoCode = async (sent: number) => {
    const { subject, text } = await newest();
    expect(subject).toBe('An account at Perennial');
    expect(text).toContain('New accounts are for people with an invitation.');
    // A forgotten password and a login cause the same mail, so it must not mention a sign-up.
    expect(text).toContain('Somebody has asked for a code for this address');
    expect(`${subject}${text}`).not.toMatch(/\d{6}/);
    expect(await db().outboxMail.count({ where: { to: CLARA.email } })).toBe(sent);
  };
  const logInAs = () =>
    call(login, {
      body: { email: CLARA.email, password: CLARA.password },
      headers: newAddressHeaders(),
    });
  beforeEach(() => useSetting('doors.signUp', 'invited'));

  it('gets the usual answer, and a mail that explains why there is no code', async () => {
    const { status, body } = await register();
    expect([status, Object.keys(body)]).toEqual([201, ['userId']]);
    await expectNoCode(1);
    const guess = { userId: body.userId, otp: '000000' };
    expect((await call(verify, { body: guess })).status).toBe(400);
    passMinutes(1);
    expect((await call(resend, { body: { userId: body.userId } })).status).toBe(200);
    await expectNoCode(2);
  });

  it('gets no further with a login or a password reset', async () => {
    await register();
    passMinutes(11);
    const { status, body } = await logInAs();
    expect([status, body.isUnverified]).toEqual([403, true]);
    await expectNoCode(2);
    const reset = await call(forgot, {
      body: { email: CLARA.email },
      headers: newAddressHeaders(),
    });
    expect(reset.status).toBe(200);
    await expectNoCode(3);
  });

  it('gets the same answers as somebody with an invitation, request by request', async () => {
    const steps = async () => {
      const first = await register();
      const userId = String(first.body.userId);
      const tooSoon = await call(resend, { body: { userId } });
      passMinutes(1);
      const answers = [
        first,
        tooSoon,
        await call(verify, { body: { userId, otp: '000000' } }),
        await call(resend, { body: { userId } }),
        await logInAs(),
        await register(),
        await call(forgot, { body: { email: CLARA.email }, headers: newAddressHeaders() }),
      ];
      return answers.map(({ status, headers, body }) => ({
        status,
        retryAfter: headers.get('Retry-After'),
        // Compares the whole body, including `details` and order; only the ids of challenges differ.
        body: JSON.stringify(body).replaceAll(/"userId":"\w{22}"/g, '"userId":"…"'),
      }));
    };
    const uninvited = await steps();
    expect(uninvited[1]?.retryAfter).toMatch(/^\d+$/);
    await resetDatabaseAndClock();
    await letIn(await addMemorial({ createdById: (await ada()).user.id }), CLARA.email);
    expect(await steps()).toEqual(uninvited);
  });

  it('can sign up as soon as they are invited', async () => {
    const { body } = await register();
    await letIn(await addMemorial({ createdById: (await ada()).user.id }), CLARA.email);
    passMinutes(1);
    await call(resend, { body: { userId: body.userId } });
    const otp = await codeOf(body.userId);
    expect((await call(verify, { body: { userId: body.userId, otp } })).status).toBe(200);
  });
});

it.each(['to look after a memorial', 'to see a memorial'])(
  'if an invitation is required, one %s suffices',
  async (kind) => {
    useSetting('doors.signUp', 'invited');
    const owner = await ada();
    const id = await addMemorial({ createdById: owner.user.id });
    if (kind === 'to see a memorial') await letIn(id, CLARA.email);
    else await inviteKeeper(id, owner, { email: CLARA.email });
    expect((await register()).status).toBe(201);
  },
);

it('an invitation that has ended does not suffice', async () => {
  useSetting('doors.signUp', 'invited');
  const owner = await ada();
  const id = await addMemorial({ createdById: owner.user.id });
  await inviteKeeper(id, owner, { email: CLARA.email });
  for (const data of [{ state: 'revoked' }, { state: 'sent', expiresAt: new Date(0) }] as const) {
    await db().keeperInvitation.updateMany({ data });
    const { body } = await register();
    const { subject } = await db().outboxMail.findUniqueOrThrow({
      where: { key: `otp/${body.userId}/1` },
    });
    expect(subject).toBe('An account at Perennial');
  }
});

it('no code is resent once the sign-up is closed', async () => {
  const { body } = await register();
  useSetting('doors.signUp', 'closed');
  passMinutes(1);
  expect((await call(resend, { body: { userId: body.userId } })).status).toBe(200);
  const last = await db().outboxMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  expect(last.text).toContain('This site is not accepting new accounts at the moment.');
});
