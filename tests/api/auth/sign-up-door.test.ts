import { beforeEach, expect, it } from 'vitest';
import { POST } from '@/app/api/auth/register/route';
import { POST as verify } from '@/app/api/auth/verify-otp/route';
import { db } from '@/lib/platform/db/client';
import { call } from '@/tests/support/call';
import { ada } from '@/tests/support/cast';
import { invited as letIn } from '@/tests/support/guest';
import { invited } from '@/tests/support/invitation';
import { addMemorial } from '@/tests/support/memorial';
import { resetSettings, useSetting } from '@/tests/support/site-settings';
import { CLARA, codeOf, fromElsewhere, startAfresh } from './account';

const register = () => call(POST, { body: CLARA, headers: fromElsewhere() });
const accounts = () => db().user.count({ where: { email: CLARA.email } });

beforeEach(async () => {
  await startAfresh();
  await resetSettings();
  await db().keeperInvitation.deleteMany();
  await db().accessInvitation.deleteMany();
});

it('an open door lets everybody sign up', async () => {
  expect((await register()).status).toBe(201);
});

it('a closed door lets nobody, with an invitation either', async () => {
  useSetting('doors.signUp', 'closed');
  const owner = await ada();
  await invited(await addMemorial({ createdById: owner.user.id }), owner, { email: CLARA.email });
  const { status, body } = await register();
  expect(status).toBe(403);
  expect(body.message).toBe('This site takes no new accounts at the moment.');
  expect(await accounts()).toBe(0);
});

it('whoever had a code before the door was closed may still confirm', async () => {
  const { body } = await register();
  useSetting('doors.signUp', 'closed');
  const confirmed = { userId: body.userId, otp: await codeOf(body.userId) };
  expect((await call(verify, { body: confirmed })).status).toBe(200);
});

it('by invitation, nobody signs up without one', async () => {
  useSetting('doors.signUp', 'invited');
  const { status, body } = await register();
  expect(status).toBe(403);
  expect(body.message).toContain('New accounts are for people with an invitation.');
  expect(await accounts()).toBe(0);
  expect(await db().outboxMail.count({ where: { to: CLARA.email } })).toBe(0);
});

it.each(['to look after a memorial', 'to see a memorial'])(
  'by invitation, somebody with an invitation %s may',
  async (kind) => {
    useSetting('doors.signUp', 'invited');
    const owner = await ada();
    const id = await addMemorial({ createdById: owner.user.id });
    if (kind === 'to see a memorial') await letIn(id, CLARA.email);
    else await invited(id, owner, { email: CLARA.email });
    expect((await register()).status).toBe(201);
  },
);

it('an invitation that has ended is none', async () => {
  useSetting('doors.signUp', 'invited');
  const owner = await ada();
  const id = await addMemorial({ createdById: owner.user.id });
  await invited(id, owner, { email: CLARA.email });
  for (const data of [{ state: 'revoked' }, { state: 'sent', expiresAt: new Date(0) }] as const) {
    await db().keeperInvitation.updateMany({ data });
    expect((await register()).status).toBe(403);
  }
});
