import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE as remove } from '@/app/api/memorials/[id]/access/invitations/[invitationId]/route';
import { POST as invite, GET as list } from '@/app/api/memorials/[id]/access/invitations/route';
import { readerFrom } from '@/lib/access/reader-from';
import { deleteOwnProfile } from '@/lib/accounts/commands/delete-profile';
import { forgetAsker } from '@/lib/cases/commands/forget-asker';
import { forgetAuthor } from '@/lib/condolences/commands/change-condolence';
import { deleteMemberData } from '@/lib/memorials/commands/delete-member-data';
import { db } from '@/lib/platform/db/client';
import { DAY_MS } from '@/lib/platform/durations';
import { deleteExpired } from '@/lib/platform/jobs/delete-expired';
import { call } from '../../support/call';
import { ada, joanne, type Person, root, viewerOf } from '../../support/cast';
import { asked, cookieIn, invited, letIn, linkTo, openLink, statusOf } from '../../support/guest';
import { addMemorial } from '../../support/memorial';

const COUSIN = 'cousin@example.net';

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
const lists = async () => (await call(list, asOwner())).body;
const mailsTo = (to: string) => db().outboxMail.findMany({ where: { to } });
const statusFor = (headers: Record<string, string>) => statusOf(id, headers);

describe('whom the family lets in', () => {
  const people = [{ name: 'Jo', email: 'JO@example.net' }, { email: 'sam@example.net' }];
  const inviteAll = (body: object = { people }) => call(invite, { ...asOwner(), body });

  it('get a link each, without the name that is on the list', async () => {
    const { status, body } = await inviteAll();
    expect(status).toBe(200);
    expect(body.invitations).toHaveLength(2);
    const [mail] = await mailsTo('jo@example.net');
    expect(mail?.text).not.toMatch(/\bJo\b/);
    const stored = JSON.stringify(await db().accessInvitation.findMany());
    expect(stored).not.toMatch(/example\.net/);
    expect(stored).not.toContain(await linkTo('jo@example.net'));
  });

  it('may open the link in several browsers, for fourteen days', async () => {
    await inviteAll();
    const link = await linkTo('jo@example.net');
    const cookies = [];
    for (let at = 0; at < 2; at++) cookies.push(cookieIn((await openLink(link)).headers));
    expect(new Set(cookies).size).toBe(2);
    for (const cookie of cookies) expect(await statusFor({ cookie })).toBe(200);
    const past = new Date(Date.now() - 1);
    await db().accessInvitation.updateMany({
      where: { memorialId: id },
      data: { expiresAt: past },
    });
    expect((await openLink(link)).status).toBe(410);
    expect(await statusFor({ cookie: cookies[0] ?? '' })).toBe(200);
    expect((await openLink('x'.repeat(22))).status).toBe(404);
    expect((await openLink('x')).status).toBe(404);
  });

  it('lose access at once when they are removed, in every browser', async () => {
    const link = await invited(id, COUSIN);
    const { headers } = await letIn(id, undefined, link.id);
    const stays = await letIn(id, undefined, (await invited(id, 'sam@example.net')).id);
    expect(await statusFor(headers)).toBe(200);
    const { status } = await call(remove, {
      method: 'DELETE',
      params: { id, invitationId: link.id },
      headers: owner.headers,
    });
    expect(status).toBe(200);
    expect(await statusFor(headers)).toBe(404);
    expect((await openLink(link.secret)).status).toBe(404);
    expect(await statusFor(stays.headers)).toBe(200);
  });

  it('are let in by the account of that address, too', async () => {
    const person = await joanne();
    expect(await statusFor(person.headers)).toBe(404);
    await invited(id, person.user.email);
    expect(await statusFor(person.headers)).toBe(200);
  });

  it('stay invited when they type the family password', async () => {
    const link = await invited(id, COUSIN);
    const { headers, guestId } = await letIn(id, undefined, link.id);
    const { letGuestIn } = await import('@/lib/access/commands/let-guest-in');
    const secret = headers.cookie.split('=')[1] ?? '';
    await db().$transaction((tx) => letGuestIn(tx, id, { via: 'password' }, secret, new Date()));
    const grant = await db().accessGrant.findFirstOrThrow({ where: { guestId } });
    expect(grant).toMatchObject({ via: 'invitation', invitationId: link.id });
  });

  it('stay for 180 days from each day on which they come', async () => {
    const link = await invited(id, COUSIN);
    const { headers, guestId } = await letIn(id, undefined, link.id);
    await db().guest.updateMany({
      where: { id: guestId },
      data: { lastSeenAt: new Date(Date.now() - 2 * DAY_MS) },
    });
    await readerFrom(new Headers(headers));
    const grant = await db().accessGrant.findFirstOrThrow({ where: { guestId } });
    expect(grant.expiresAt.getTime()).toBeGreaterThan(Date.now() + 179 * DAY_MS);
    const [seen] = (await lists()).invitations;
    expect(Date.parse(seen.lastSeenAt)).toBeGreaterThan(Date.now() - DAY_MS);
  });

  it('do not see what only the keepers see', async () => {
    const link = await invited(id, COUSIN);
    const { headers } = await letIn(id, undefined, link.id);
    await db().memorial.update({ where: { id }, data: { visibility: 'keepers' } });
    expect(await statusFor(headers)).toBe(404);
    expect((await openLink(link.secret)).status).toBe(410);
  });

  it('are fifty a day for an account, and get three links a day at most', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ email: `p${at}@example.net` }));
    expect((await inviteAll({ people: many })).status).toBe(200);
    expect((await inviteAll()).status).toBe(429);
    await db().rateLimit.deleteMany({ where: { name: 'accessInvitations' } });
    for (let at = 0; at < 3; at++) await inviteAll({ people: [{ email: COUSIN }] });
    expect((await inviteAll({ people: [{ email: COUSIN }] })).status).toBe(429);
  });

  it.each([[{ people: [] }], [{ people: [{ email: 'x' }] }], [{}]])('is not %j', async (body) => {
    expect((await inviteAll(body)).status).toBe(400);
  });

  it('by an admin is recorded in the audit trail, without an address', async () => {
    const admin = await root();
    await call(invite, { params: { id }, headers: admin.headers, body: { people } });
    const event = await db().auditEvent.findFirstOrThrow({
      where: { subject: `memorial/${id}` },
      orderBy: { id: 'desc' },
    });
    expect(event).toMatchObject({ actor: admin.user.id, action: 'memorial.update' });
    expect(JSON.stringify(event.detail)).not.toContain('@');
  });
});

describe('what is deleted', () => {
  it('with a profile: the person from every list, and what they asked', async () => {
    const person = await joanne();
    await invited(id, person.user.email);
    await asked(id, person.user.email);
    const { userId, email, firstName, language } = viewerOf(person);
    await deleteOwnProfile(
      { userId, email, firstName, language },
      { ...deleteMemberData, condolences: forgetAuthor, cases: forgetAsker },
    );
    expect(await db().accessInvitation.count({ where: { memorialId: id } })).toBe(0);
    expect(await db().accessRequest.count({ where: { memorialId: id } })).toBe(0);
  });

  it('each night: questions of ninety days ago', async () => {
    const old = await asked(id, 'old@example.net');
    await db().accessRequest.update({
      where: { id: old },
      data: { createdAt: new Date(Date.now() - 91 * DAY_MS) },
    });
    await asked(id, 'new@example.net');
    await deleteExpired({});
    expect(await db().accessRequest.count({ where: { memorialId: id } })).toBe(1);
  });
});
