import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as logOut } from '@/app/api/auth/logout/route';
import { DELETE as remove } from '@/app/api/memorials/[id]/access/invitations/[invitationId]/route';
import { POST as invite, GET as list } from '@/app/api/memorials/[id]/access/invitations/route';
import { invitePeople } from '@/lib/access/commands/invite-people';
import { readerFrom } from '@/lib/access/reader-from';
import { deleteOwnProfile } from '@/lib/accounts/commands/delete-profile';
import { deleteAskerData } from '@/lib/cases/commands/delete-asker-data';
import { deleteAuthorAddress } from '@/lib/condolences/commands/change-condolence';
import { findLinkedInvitation } from '@/lib/keepers/queries/find-linked-invitation';
import {
  deleteMemberData,
  leaveMemorialsOwnerless,
} from '@/lib/memorials/commands/delete-member-data';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { LIMITS } from '@/lib/platform/http/limits';
import { consumeMailLimit } from '@/lib/platform/http/mail-budget';
import { newId } from '@/lib/platform/ids/public-id';
import { deleteExpired } from '@/lib/platform/jobs/delete-expired';
import { call } from '../../support/call';
import { ada, joanne, type Person, root, viewerOf } from '../../support/cast';
import {
  acceptAccessLink,
  addAccessInvitation,
  addAccessRequest,
  addGuest,
  cookieFrom,
  lastLinkSecret,
  readStatus,
} from '../../support/guest';
import { inviteKeeper } from '../../support/invitation';
import { addMemorial } from '../../support/memorial';

const COUSIN = 'cousin@example.net';
const DELETIONS = {
  ...deleteMemberData,
  condolences: deleteAuthorAddress,
  memorials: leaveMemorialsOwnerless,
  cases: deleteAskerData,
};

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().accessRequest.deleteMany();
  await db().outboxMail.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, visibility: 'invited' });
});

const asOwner = () => ({ params: { id }, headers: owner.headers });
const readLists = async () => (await call(list, asOwner())).body;
const mailsTo = (to: string) => db().outboxMail.findMany({ where: { to } });
const statusFor = (headers: Record<string, string>) => readStatus(id, headers);

describe('people whom the family invites', () => {
  const people = [{ name: 'Jo', email: 'JO@example.net' }, { email: 'sam@example.net' }];
  const inviteAll = (body: object = { people }) => call(invite, { ...asOwner(), body });

  it('each get a link, in a mail without the name from the list', async () => {
    const { status, body } = await inviteAll();
    expect(status).toBe(200);
    expect(body.invitations).toHaveLength(2);
    const [mail] = await mailsTo('jo@example.net');
    expect(mail?.text).not.toMatch(/\bJo\b/);
    const stored = JSON.stringify(await db().accessInvitation.findMany());
    expect(stored).not.toMatch(/example\.net/);
    expect(stored).not.toContain(await lastLinkSecret('jo@example.net'));
  });

  it('are listed with who let them in, and appear in the history without a name', async () => {
    const { body } = await inviteAll();
    expect(body.invitations).toMatchObject([{ letInBy: 'Ada Okafor' }, { letInBy: 'Ada Okafor' }]);
    await call(remove, {
      method: 'DELETE',
      params: { id, invitationId: body.invitations[0].id },
      headers: owner.headers,
    });
    const events = await db().memorialEvent.findMany({
      where: { memorialId: id },
      orderBy: { id: 'asc' },
    });
    expect(events).toMatchObject([
      { action: 'letIn', actorId: owner.user.id, personId: null, detail: { asAdmin: false } },
      { action: 'takenOff', actorId: owner.user.id, personId: null },
    ]);
  });

  it('get one working link if the list has their address twice', async () => {
    const twice = [{ email: COUSIN }, { name: 'Jo', email: COUSIN.toUpperCase() }];
    const { status, body } = await inviteAll({ people: twice });
    expect(status).toBe(200);
    expect(body.invitations).toHaveLength(1);
    expect(await mailsTo(COUSIN)).toHaveLength(1);
    expect((await acceptAccessLink(await lastLinkSecret(COUSIN))).status).toBe(200);
  });

  it('have only one valid link even if two are sent at the same moment', async () => {
    const now = new Date();
    const by = { userId: owner.user.id, language: 'en' } as const;
    for (let at = 0; at < 2; at++)
      await db().$transaction((tx) => invitePeople(tx, id, [{ name: '', email: COUSIN }], by, now));
    const mails = await mailsTo(COUSIN);
    const secrets = mails.map(({ text }) => /\/let-in\/(\w{22})/.exec(text)?.[1] ?? '');
    const answers = [];
    for (const secret of secrets) answers.push((await acceptAccessLink(secret)).status);
    expect(answers.sort()).toEqual([200, 404]);
  });

  it('cause an audit entry when an admin reads the list', async () => {
    await inviteAll();
    const lines = () => db().auditEvent.findMany({ where: { subject: `memorial/${id}` } });
    await readLists();
    expect(await readLists()).toBeDefined();
    expect(await lines()).toEqual([]);
    const admin = await root();
    await call(list, { params: { id }, headers: admin.headers });
    expect(await lines()).toMatchObject([
      { actor: admin.user.id, action: 'memorial.read-private', detail: { fields: 'invitations' } },
    ]);
  });

  it('keep their access when the answer to a click on a second link is lost', async () => {
    const other = await addMemorial({ createdById: owner.user.id, visibility: 'invited' });
    const first = await addAccessInvitation(id, COUSIN);
    const second = await addAccessInvitation(other, COUSIN);
    const before = cookieFrom((await acceptAccessLink(first.secret)).headers);
    await acceptAccessLink(second.secret, before); // the answer is lost
    const again = cookieFrom((await acceptAccessLink(second.secret, before)).headers);
    expect(again).toBe(before);
    for (const which of [id, other]) expect(await readStatus(which, { cookie: before })).toBe(200);
  });

  it('lose access when they log out', async () => {
    const person = await joanne();
    const { headers } = await addGuest(id);
    const answer = await call(logOut, {
      method: 'POST',
      headers: { ...person.headers, ...headers },
    });
    expect(answer.headers.getSetCookie().join()).toMatch(/memorial-guest=; Path=\/; Max-Age=0/);
    expect(await statusFor(headers)).toBe(404);
  });

  it('can open the link in several browsers for fourteen days', async () => {
    await inviteAll();
    const link = await lastLinkSecret('jo@example.net');
    const cookies = [];
    for (let at = 0; at < 2; at++) cookies.push(cookieFrom((await acceptAccessLink(link)).headers));
    expect(new Set(cookies).size).toBe(2);
    for (const cookie of cookies) expect(await statusFor({ cookie })).toBe(200);
    const past = new Date(Date.now() - 1);
    await db().accessInvitation.updateMany({
      where: { memorialId: id },
      data: { expiresAt: past },
    });
    expect((await acceptAccessLink(link)).status).toBe(410);
    expect(await statusFor({ cookie: cookies[0] ?? '' })).toBe(200);
    expect((await acceptAccessLink('x'.repeat(22))).status).toBe(404);
    expect((await acceptAccessLink('x')).status).toBe(404);
  });

  it('lose access in every browser as soon as they are removed', async () => {
    const link = await addAccessInvitation(id, COUSIN);
    const { headers } = await addGuest(id, undefined, link.id);
    const otherGuest = await addGuest(
      id,
      undefined,
      (await addAccessInvitation(id, 'sam@example.net')).id,
    );
    expect(await statusFor(headers)).toBe(200);
    const { status } = await call(remove, {
      method: 'DELETE',
      params: { id, invitationId: link.id },
      headers: owner.headers,
    });
    expect(status).toBe(200);
    expect(await statusFor(headers)).toBe(404);
    expect((await acceptAccessLink(link.secret)).status).toBe(404);
    expect(await statusFor(otherGuest.headers)).toBe(200);
  });

  it('also get access through the account with their address', async () => {
    const person = await joanne();
    expect(await statusFor(person.headers)).toBe(404);
    await addAccessInvitation(id, person.user.email);
    expect(await statusFor(person.headers)).toBe(200);
  });

  it('stay invited when they enter the family password', async () => {
    const link = await addAccessInvitation(id, COUSIN);
    const { headers, guestId } = await addGuest(id, undefined, link.id);
    const { grantAccess } = await import('@/lib/access/commands/grant-access');
    const secret = headers.cookie.split('=')[1] ?? '';
    await db().$transaction((tx) => grantAccess(tx, id, { via: 'password' }, secret, new Date()));
    const grant = await db().accessGrant.findFirstOrThrow({ where: { guestId } });
    expect(grant).toMatchObject({ via: 'invitation', invitationId: link.id });
  });

  it('have access for 180 days after each day they visit', async () => {
    const link = await addAccessInvitation(id, COUSIN);
    const { headers, guestId } = await addGuest(id, undefined, link.id);
    await db().guest.updateMany({
      where: { id: guestId },
      data: { lastSeenAt: new Date(Date.now() - 2 * DAY_MS) },
    });
    await readerFrom(new Headers(headers));
    const grant = await db().accessGrant.findFirstOrThrow({ where: { guestId } });
    expect(grant.expiresAt.getTime()).toBeGreaterThan(Date.now() + 179 * DAY_MS);
    const [updatedInvitation] = (await readLists()).invitations;
    expect(Date.parse(updatedInvitation.lastSeenAt)).toBeGreaterThan(Date.now() - DAY_MS);
  });

  it('do not see a memorial at the level keepers', async () => {
    const link = await addAccessInvitation(id, COUSIN);
    const { headers } = await addGuest(id, undefined, link.id);
    await db().memorial.update({ where: { id }, data: { visibility: 'keepers' } });
    expect(await statusFor(headers)).toBe(404);
    expect((await acceptAccessLink(link.secret)).status).toBe(410);
  });

  it('are limited to 50 a day per account, and to three links a day each', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ email: `p${at}@example.net` }));
    expect((await inviteAll({ people: many })).status).toBe(200);
    expect((await inviteAll()).status).toBe(429);
    await db().rateLimit.deleteMany({ where: { name: 'accessInvitations' } });
    for (let at = 0; at < 3; at++) await inviteAll({ people: [{ email: COUSIN }] });
    expect((await inviteAll({ people: [{ email: COUSIN }] })).status).toBe(429);
  });

  it('are all refused if one of them has reached the mail limit, and the error names that person', async () => {
    for (let at = 0; at < LIMITS.mailsOfMemorial.max; at++)
      await consumeMailLimit('sam@example.net', id);
    for (let press = 0; press <= LIMITS.mailsOfMemorial.max; press++) {
      const { status, body } = await inviteAll();
      expect([status, body.message]).toEqual([429, expect.stringContaining('sam@example.net')]);
      expect(body.message).not.toContain('jo@example.net');
    }
    expect((await readLists()).invitations).toEqual([]);
    expect(await db().rateLimit.count({ where: { name: 'accessInvitations' } })).toBe(0);
    expect((await inviteAll({ people: [{ email: 'jo@example.net' }] })).status).toBe(200);
  });

  it.each([[{ people: [] }], [{ people: [{ email: 'x' }] }], [{}]])(
    'are refused if malformed: %j',
    async (body) => {
      expect((await inviteAll(body)).status).toBe(400);
    },
  );

  it('are recorded in the audit trail without an address when an admin invites them', async () => {
    const admin = await root();
    await call(invite, { params: { id }, headers: admin.headers, body: { people } });
    const where = { subject: `memorial/${id}`, action: 'memorial.update' };
    const event = await db().auditEvent.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
    expect(event.actor).toBe(admin.user.id);
    expect(JSON.stringify(event.detail)).not.toContain('@');
  });
});

describe('deletion', () => {
  it('of a profile removes the person from every list, and deletes their requests', async () => {
    const person = await joanne();
    await addAccessInvitation(id, person.user.email);
    await addAccessRequest(id, person.user.email);
    const { userId, email, firstName, language } = viewerOf(person);
    await deleteOwnProfile({ userId, email, firstName, language }, DELETIONS);
    expect(await db().accessInvitation.count({ where: { memorialId: id } })).toBe(0);
    expect(await db().accessRequest.count({ where: { memorialId: id } })).toBe(0);
  });

  it("of an unverified account keeps invitations and requests, because the address may be another person's", async () => {
    const email = 'never-confirmed@example.org';
    const user = { id: newId(), email, firstName: 'N', lastName: 'C', passwordHash: '' };
    await db().user.create({ data: user, select: { id: true } });
    await addAccessInvitation(id, email);
    await addAccessRequest(id, email);
    const token = await inviteKeeper(id, owner, { email });
    const person = { userId: user.id, email, firstName: 'N', language: 'en' } as const;
    await deleteOwnProfile(person, DELETIONS);
    expect(await db().accessInvitation.count({ where: { memorialId: id } })).toBe(1);
    expect(await db().accessRequest.count({ where: { memorialId: id } })).toBe(1);
    expect(await findLinkedInvitation(token)).toMatchObject({ state: 'sent' });
  });

  it('each night removes requests after ninety days', async () => {
    const old = await addAccessRequest(id, 'old@example.net');
    const createdAt = new Date(Date.now() - 91 * DAY_MS);
    await db().accessRequest.update({ where: { id: old }, data: { createdAt } });
    await addAccessRequest(id, 'new@example.net');
    await deleteExpired({});
    expect(await db().accessRequest.count({ where: { memorialId: id } })).toBe(1);
  });
});
