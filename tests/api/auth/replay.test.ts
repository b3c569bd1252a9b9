import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DELETE as deleteProfile } from '@/app/api/auth/delete-profile/route';
import { POST as logout } from '@/app/api/auth/logout/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { DELETE as logOutEverywhere } from '@/app/api/auth/sessions/route';
import { db } from '@/lib/platform/db/client';
import { route } from '@/lib/platform/http/route';
import type { RouteDocument } from '@/lib/platform/http/route-document';
import { newId } from '@/lib/platform/ids/public-id';
import { call } from '@/tests/support/call';
import { ada, type Person, root } from '@/tests/support/cast';
import { mapFewAtOnce } from '@/tests/support/map-few-at-once';
import { askForReset, codeOf, newAddressHeaders, resetDatabaseAndClock } from './account';

type Handler = Parameters<typeof call>[0] & { document?: RouteDocument };
type Call = { name: string; method: string; access: string; handler: Handler };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Finds every authenticated endpoint in the route files, so that new ones are included. */
async function authenticatedCalls(): Promise<Call[]> {
  const calls: Call[] = [];
  for await (const file of glob('app/api/**/route.ts')) {
    const source = readFileSync(file, 'utf8');
    const exports: Record<string, Handler> = await import(path.resolve(file));
    for (const method of METHODS) {
      const handler = exports[method];
      const access = handler?.document?.access;
      // Every endpoint must declare its access, or this test would miss it.
      if (handler && source.includes(`const ${method} = route(`)) expect(access, file).toBeTruthy();
      if (handler && access && access !== 'anyone')
        calls.push({ name: `${method} ${path.dirname(file).slice(3)}`, method, access, handler });
    }
  }
  return calls;
}

const calls = await authenticatedCalls();

/** The ways to send an old token again: as a bearer and as the cookie of our own page. */
const replays = ({ token }: Person): Record<string, string>[] => [
  { authorization: `Bearer ${token}` },
  { cookie: `next-auth.session-token=${token}`, 'sec-fetch-site': 'same-origin' },
  { cookie: `__Secure-next-auth.session-token=${token}`, 'sec-fetch-site': 'same-origin' },
];

async function statusesOf({ handler, method }: Call, person: Person): Promise<number[]> {
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  const statuses: number[] = [];
  for (const replayed of replays(person)) {
    const headers = { ...newAddressHeaders(), ...replayed }; // so many requests would exceed the limit of one network
    const answer = await call(handler, { method, body, headers, params: { id: newId() } });
    statuses.push(answer.status);
  }
  return statuses;
}

/** Expects that each endpoint answers with this status. A failure names the endpoints that do not. */
async function expectAll(endpointCalls: Call[], person: Person, status: number): Promise<void> {
  const answers = await mapFewAtOnce(endpointCalls, async (each) => [
    each.name,
    await statusesOf(each, person),
  ]);
  expect(answers).toEqual(endpointCalls.map(({ name }) => [name, [status, status, status]]));
}

const ENDS: [string, (person: Person) => Promise<unknown>][] = [
  ['logout', ({ headers }) => call(logout, { method: 'POST', headers })],
  [
    'logging out everywhere',
    ({ headers }) => call(logOutEverywhere, { method: 'DELETE', headers }),
  ],
  ['a reset', (person) => reset(person.user.email)],
  ['deletion', ({ headers }) => call(deleteProfile, { method: 'DELETE', headers })],
  ['24 hours', ({ sessionId }) => expire(sessionId)],
];

async function reset(email: string) {
  const userId = await askForReset(email);
  const body = { userId, otp: await codeOf(userId), newPassword: 'violets' };
  return call(resetPassword, { body });
}

const expire = (id: string) =>
  db().session.update({
    where: { id },
    data: { createdAt: new Date(Date.now() - 86_400_001), expiresAt: new Date() },
  });

describe('an old token', () => {
  beforeEach(resetDatabaseAndClock);

  it('is tried at every authenticated endpoint', () => {
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'GET /api/auth/profile',
        'POST /api/auth/logout',
        'DELETE /api/auth/sessions/[id]',
        'POST /api/payments/initiate-memorial-order',
      ]),
    );
  });

  it.each(ENDS)('is invalid after %s', async (_, end) => {
    const person = await ada();
    await end(person);
    await expectAll(calls, person, 401);
  });

  it('of an admin is refused by admin endpoints after a change of role', async () => {
    const admin = await root();
    const adminCall = { name: 'x', method: 'GET', access: 'admin', handler: ADMIN_ONLY };
    expect(await statusesOf(adminCall, admin)).toEqual([200, 200, 200]);
    await db().user.update({ where: { id: admin.user.id }, data: { role: 'member' } });
    const adminCalls = [adminCall, ...calls.filter(({ access }) => access === 'admin')];
    await expectAll(adminCalls, admin, 403);
  });
});

const ADMIN_ONLY = route({
  doc: { summary: 'Answers admins', answer: z.strictObject({}), errors: [], scope: null },
  access: 'admin',
  limit: 'read',
  run: async () => ({}),
});
