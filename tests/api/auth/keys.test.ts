import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { DELETE as deleteProfile } from '@/app/api/auth/delete-profile/route';
import { POST as reset } from '@/app/api/auth/reset-password/route';
import * as one from '@/app/api/memorials/[id]/route';
import { GET as mine } from '@/app/api/memorials/my-memorials/route';
import { readerForViewer, readerFrom } from '@/lib/access/reader-from';
import { maintainKeys } from '@/lib/accounts/commands/maintain-keys';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { route } from '@/lib/platform/http/route';
import { log } from '@/lib/platform/log';
import { call } from '@/tests/support/call';
import { ada, ben, kim, type Person, viewerOf } from '@/tests/support/cast';
import { addAccessInvitation, addGuest } from '@/tests/support/guest';
import { addKeeper } from '@/tests/support/keeper';
import { addKey, type Key } from '@/tests/support/key';
import { addMemorial } from '@/tests/support/memorial';
import { richForm, sister } from '@/tests/support/memorial-form';
import { subjectsTo } from '@/tests/support/outbox';
import { askForReset, codeOf, passMinutes, resetDatabaseAndClock } from './account';

let person: Person;
beforeEach(async () => {
  await resetDatabaseAndClock();
  person = await ada();
});

const read = (id: string, headers: Record<string, string>) =>
  call(one.GET, { params: { id }, headers });
const list = (key: Key, headers = {}) => call(mine, { headers: { ...key.headers, ...headers } });
const idsOf = async (key: Key): Promise<string[]> =>
  (await list(key)).body.memorials.map(({ _id }: { _id: string }) => _id);

describe('a key', () => {
  it('does not work for pages and files, even in a request with a session', async () => {
    const { headers } = await addKey(person);
    expect(await viewerFromHeaders(new Headers(headers))).toBeNull();
    const cookie = `next-auth.session-token=${person.token}`;
    expect(await viewerFromHeaders(new Headers({ ...headers, cookie }))).toBeNull();
    expect(await readerFrom(new Headers(headers))).toEqual({ viewer: null, guestId: null });
    expect(
      await viewerFromHeaders(
        new Headers({ cookie: cookie.replace(/=.*/, `=${headers.authorization.slice(7)}`) }),
      ),
    ).toBeNull();
  });

  it('is looked up by its hash only', async () => {
    const { token, headers } = await addKey(person);
    const lines: string[] = [];
    const find = vi.spyOn(db().apiToken, 'findUnique').mockImplementation((args) => {
      lines.push(JSON.stringify(args));
      throw new Error('enough is known');
    });
    await call(mine, { headers }).finally(() => find.mockRestore());
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(token.slice(4, 12));
  });

  it('is in no log and no answer when something fails', async () => {
    const { token, headers } = await addKey(person);
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    const answer = await call(FAILING, { headers });
    const logged = JSON.stringify(error.mock.calls.map((args) => [args, String(args)]));
    error.mockRestore();
    expect(answer.status).toBe(500);
    expect(logged).toContain('request failed');
    for (const text of [logged, JSON.stringify([answer.body, ...answer.headers])])
      expect(text).not.toContain(token.slice(4, 20));
  });
});

describe('the access of a key', () => {
  it("covers what its person keeps, limited to the key's memorials", async () => {
    const first = await addMemorial({ createdById: person.user.id, isPublic: false });
    const second = await addMemorial({ createdById: person.user.id, isPublic: false });
    const theirs = await addMemorial({ createdById: (await ben()).user.id, isPublic: false });
    const bound = await addKey(person, { memorialIds: [first, theirs] });
    expect(await idsOf(await addKey(person))).toEqual([second, first]);
    expect(await idsOf(bound)).toEqual([first]);
    const statuses = [];
    for (const id of [first, second, theirs]) statuses.push((await read(id, bound.headers)).status);
    expect(statuses).toEqual([200, 404, 404]);
  });

  it('excludes memorials that others let the person or the browser see', async () => {
    const owner = await ben();
    const invitedTo = await addMemorial({ createdById: owner.user.id, visibility: 'invited' });
    await addAccessInvitation(invitedTo, person.user.email);
    const opened = await addMemorial({
      createdById: owner.user.id,
      visibility: 'password',
      passwordHash: 'x',
    });
    const guest = await addGuest(opened);
    const { headers } = await addKey(person);
    expect((await read(invitedTo, person.headers)).status).toBe(200);
    expect((await read(opened, guest.headers)).status).toBe(200);
    expect((await read(invitedTo, headers)).status).toBe(404);
    expect((await read(opened, { ...guest.headers, ...headers })).status).toBe(404);
    const viewer: Viewer = { ...viewerOf(person), token: { scopes: [], memorialIds: [] } };
    expect((await readerForViewer(viewer, new Headers(guest.headers))).guestId).toBeNull();
  });

  it("ends at once with the person's role", async () => {
    const id = await addMemorial({ createdById: (await ben()).user.id, isPublic: false });
    await addKeeper(id, person, 'keeper');
    const { headers } = await addKey(person, { memorialIds: [id] });
    const change = () =>
      call(one.PUT, { method: 'PUT', params: { id }, headers, body: { religion: 'Changed' } });
    expect([(await read(id, headers)).status, (await change()).status]).toEqual([200, 200]);
    await db().keeper.deleteMany({ where: { memorialId: id, userId: person.user.id } });
    expect([(await read(id, headers)).status, (await change()).status]).toEqual([404, 404]);
  });

  it('excludes private values and even their last digits, and a key can neither change nor delete them', async () => {
    const id = await addMemorial(
      { createdById: person.user.id },
      { ...richForm, identityType: 'passport', identityNumber: 'CANARY-4711' },
    );
    const { headers } = await addKey(person);
    const { memorial } = (await read(id, headers)).body;
    expect(memorial.can).toMatchObject({ edit: true, readPrivate: false, delete: false });
    expect(memorial.identityNumber).toBe('••••');
    const text = JSON.stringify(memorial);
    for (const secret of ['4711', sister.email, sister.phone, '456', 'SISTER', '0001', '1944'])
      expect(text).not.toContain(secret);
    const put = (body: object) => call(one.PUT, { method: 'PUT', params: { id }, headers, body });
    expect((await put({ identityNumber: 'Other' })).status).toBe(400);
    expect(
      (await put({ identityNumber: '••••', familyMembers: memorial.familyMembers })).status,
    ).toBe(200);
    const theirs = (await read(id, person.headers)).body.memorial;
    expect(theirs.identityNumber).toMatch(/11$/);
    expect(theirs.familyMembers).toHaveLength(2);
  });
});

describe('the end of a key', () => {
  it('comes exactly when it is due', async () => {
    const key = await addKey(person, { expiresAt: new Date(Date.now() + 60_000) });
    expect((await list(key)).status).toBe(200);
    passMinutes(1);
    expect((await list(key)).status).toBe(401);
  });

  it('comes with a new password, as the mail says', async () => {
    const [key, other] = [await addKey(person), await addKey(await ben())];
    const userId = await askForReset(person.user.email);
    const body = { userId, otp: await codeOf(userId), newPassword: 'Evergreen-9' };
    expect((await call(reset, { body })).status).toBe(200);
    expect([(await list(key)).status, (await list(other)).status]).toEqual([401, 200]);
    const mail = await db().outboxMail.findUniqueOrThrow({
      where: { key: `password-changed/${userId}` },
    });
    expect(mail.text).toContain('Your API keys have ended with the old password.');
  });

  it('is not mentioned to people without keys', async () => {
    const userId = await askForReset(person.user.email);
    const body = { userId, otp: await codeOf(userId), newPassword: 'Evergreen-9' };
    await call(reset, { body });
    const mail = await db().outboxMail.findUniqueOrThrow({
      where: { key: `password-changed/${userId}` },
    });
    expect(mail.text).not.toContain('keys');
  });

  it('comes with the deletion of the profile', async () => {
    const key = await addKey(person);
    await call(deleteProfile, { method: 'DELETE', headers: person.headers });
    expect((await list(key)).status).toBe(401);
    expect(await db().apiToken.count()).toBe(0);
  });

  it('is announced once, seven days before, except for short-lived keys', async () => {
    const now = new Date();
    const daysAhead = (days: number) => new Date(now.getTime() + days * DAY_MS);
    const oldKey = { createdAt: daysAhead(-80) };
    await addKey(person, { ...oldKey, expiresAt: daysAhead(6.5) });
    await addKey(await ben(), { ...oldKey, expiresAt: daysAhead(7.5) });
    await addKey(await kim(), { createdAt: daysAhead(-1), expiresAt: daysAhead(5) });
    await addKey(await kim(), { ...oldKey, expiresAt: daysAhead(3), revokedAt: now });
    for (const day of [0, 0, 0.1]) await maintainKeys({}, daysAhead(day));
    expect(await subjectsTo(person)).toEqual(['An API key ends in 7 days']);
    expect([await subjectsTo(await ben()), await subjectsTo(await kim())]).toEqual([[], []]);
    for (const day of [1, 2, 3, 8]) await maintainKeys({}, daysAhead(day));
    expect(await subjectsTo(person)).toHaveLength(1);
    expect(await subjectsTo(await ben())).toEqual(['An API key ends in 7 days']);
  });

  it('is followed by the deletion of its row after 90 days', async () => {
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    await addKey(person, { createdAt: ago(200), expiresAt: ago(91) });
    await addKey(person, { createdAt: ago(200), revokedAt: ago(91) });
    const remainingKeys = [
      await addKey(person, { createdAt: ago(200), expiresAt: ago(89) }),
      await addKey(person, { createdAt: ago(200), revokedAt: ago(89) }),
      await addKey(person),
    ];
    for (let times = 0; times < 2; times += 1) await maintainKeys({});
    const rows = await db().apiToken.findMany({ select: { id: true } });
    expect(rows.map(({ id }) => id).sort()).toEqual(remainingKeys.map(({ id }) => id).sort());
  });
});

/** An endpoint that fails. */
const FAILING = route({
  doc: { summary: 'Fails', answer: z.strictObject({}), errors: [], scope: 'memorials:read' },
  access: 'member',
  limit: 'read',
  run: async ({ request }) => {
    throw new Error(`nothing here: ${request.url}`);
  },
});
