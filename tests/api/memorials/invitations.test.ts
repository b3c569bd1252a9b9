import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE } from '@/app/api/memorials/[id]/invitations/[invitationId]/route';
import { invite } from '@/lib/keepers/commands/invite';
import { MAX_WITH_ROLE } from '@/lib/keepers/rules';
import { db } from '@/lib/platform/db/client';
import { LIMITS } from '@/lib/platform/http/limits';
import { newId } from '@/lib/platform/ids/public-id';
import { auditOf } from '../../support/audit';
import { call } from '../../support/call';
import { ada, ben, cora, kim, type Person, root, viewerOf } from '../../support/cast';
import { invitationMails, inviteKeeper, secretFor, sendInvitation } from '../../support/invitation';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

const SISTER = 'thandi@example.org';
let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, fullName: 'Sipho Ndlovu' });
});

const rows = () => db().keeperInvitation.findMany({ where: { memorialId: id } });
const events = async () =>
  (await db().memorialEvent.findMany({ where: { memorialId: id }, orderBy: { id: 'asc' } })).map(
    ({ action, actorId, detail }) => ({ action, actorId, detail }),
  );

describe('POST /api/memorials/{id}/invitations', () => {
  it('mails an invitation, encrypts the address, and does not store the secret', async () => {
    const { status, body } = await sendInvitation(id, owner, {
      email: ' Thandi@Example.org ',
      name: ' Thandi\nN. ',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'The invitation for Thandi N. is on its way.' });
    const [mail] = await invitationMails(SISTER);
    expect(mail?.subject).toBe('Ada Okafor asks you to help keep the memorial of Sipho Ndlovu');
    expect(mail?.text).toContain(`http://localhost:3000/keep/${await secretFor(SISTER)}`);
    expect(mail?.text).not.toContain('Thandi N.');
    const [row] = await rows();
    expect(row).toMatchObject({ role: 'keeper', name: 'Thandi N.', state: 'sent' });
    const stored = JSON.stringify(row);
    expect(stored).not.toContain(SISTER);
    expect(stored).not.toContain(await secretFor(SISTER));
  });

  it('records the invitation in the history and the audit trail, with ids and no names', async () => {
    await inviteKeeper(id, owner, { email: SISTER, role: 'contributor' });
    const [row] = await rows();
    expect(await events()).toEqual([
      {
        action: 'invited',
        actorId: owner.user.id,
        detail: { role: 'contributor', asAdmin: false },
      },
    ]);
    expect(await auditOf(`memorial/${id}`)).toEqual([
      {
        actor: owner.user.id,
        action: 'keeper.invite',
        detail: { invitationId: row?.id, role: 'contributor' },
      },
    ]);
  });

  it('lets keepers invite only contributors, and lets contributors invite nobody', async () => {
    const [keeper, contributor] = [await kim(), await cora()];
    await addKeeper(id, keeper, 'keeper');
    await addKeeper(id, contributor, 'contributor');
    const asKeeper = { email: SISTER, role: 'keeper' } as const;
    const asContributor = { email: SISTER, role: 'contributor' } as const;
    expect(await sendInvitation(id, keeper, asKeeper)).toMatchObject({
      status: 403,
      body: { message: 'Only the owner of this memorial can do this.' },
    });
    expect(await sendInvitation(id, contributor, asContributor)).toMatchObject({
      status: 403,
      body: { message: 'Only its owner and its keepers can change this memorial.' },
    });
    expect((await sendInvitation(id, await ben(), asContributor)).status).toBe(403);
    expect((await sendInvitation(id, { headers: {} as never }, asContributor)).status).toBe(401);
    expect(await rows()).toEqual([]);
    expect(await db().rateLimit.count({ where: { name: { startsWith: 'invitations' } } })).toBe(0);
    expect((await sendInvitation(id, keeper, asContributor)).status).toBe(200);
  });

  it('answers alike for a private and an unknown memorial', async () => {
    const hidden = await addMemorial({ createdById: owner.user.id, isPublic: false });
    const stranger = await ben();
    const answers = [hidden, newId()].map((which) =>
      sendInvitation(which, stranger, { email: SISTER }),
    );
    const [one, other] = await Promise.all(answers);
    expect([one?.status, other?.status]).toEqual([404, 404]);
    expect(one?.body).toEqual(other?.body);
  });

  it('records that the sender is an admin', async () => {
    const admin = await root();
    await inviteKeeper(id, admin, { email: SISTER });
    expect(await events()).toMatchObject([{ actorId: admin.user.id, detail: { asAdmin: true } }]);
  });

  it("refuses one's own address, and a person who is already a keeper", async () => {
    const own = await sendInvitation(id, owner, { email: owner.user.email });
    expect(own.status).toBe(400);
    expect(own.body.fields).toEqual({ email: 'This is your own address.' });
    const keeper = await kim();
    await addKeeper(id, keeper, 'keeper');
    for (const role of ['keeper', 'contributor'] as const) {
      const { status, body } = await sendInvitation(id, owner, { email: keeper.user.email, role });
      expect(status).toBe(409);
      expect(body.message).toBe('This person already looks after the page.');
    }
    const contributor = await cora();
    await addKeeper(id, contributor, 'contributor');
    expect((await sendInvitation(id, owner, { email: contributor.user.email })).status).toBe(200);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'a@b.example, c@d.example' }, 'email'],
    [{ role: 'owner' }, 'role'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ extra: 1 }, 'form'],
  ])('refuses %j', async (change, field) => {
    const body = { name: 'Thandi', email: SISTER, role: 'keeper', ...change };
    const { POST } = await import('@/app/api/memorials/[id]/invitations/route');
    const answer = await call(POST, { params: { id }, headers: owner.headers, body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toContain(field);
    expect(await rows()).toEqual([]);
  });

  it('sends a new link a day later, which replaces the old one', async () => {
    const first = await inviteKeeper(id, owner, { email: SISTER });
    const again = await sendInvitation(id, owner, { email: SISTER });
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('We have written to this address today.');
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    const input = { name: 'Thandi', email: SISTER, role: 'contributor' } as const;
    await invite(viewerOf(owner), id, input, tomorrow);
    expect(await invitationMails(SISTER)).toHaveLength(2);
    const all = await rows();
    expect(all).toMatchObject([{ role: 'contributor', state: 'sent', sentAt: tomorrow }]);
    const { findLinkedInvitation } = await import('@/lib/keepers/queries/find-linked-invitation');
    expect(await findLinkedInvitation(first)).toBeNull();
  });

  it("does not let a keeper replace the owner's invitation", async () => {
    const keeper = await kim();
    await addKeeper(id, keeper, 'keeper');
    await inviteKeeper(id, owner, { email: SISTER });
    const later = new Date(Date.now() + 25 * 3_600_000);
    const input = { name: 'Thandi', email: SISTER, role: 'contributor' } as const;
    await expect(invite(viewerOf(keeper), id, input, later)).rejects.toThrow(
      /already been invited as a keeper/,
    );
  });

  it('counts pending invitations towards the limit on keepers', async () => {
    const people = Array.from({ length: MAX_WITH_ROLE.keeper - 1 }, () => newId());
    await db().user.createMany({
      data: people.map((one) => ({
        id: one,
        email: `${one}@example.org`.toLowerCase(),
        passwordHash: '',
        firstName: 'One',
        lastName: 'Ofmany',
      })),
    });
    await db().keeper.createMany({
      data: people.map((userId) => ({ memorialId: id, userId, role: 'keeper' as const })),
    });
    const answers = await Promise.all(
      ['one@example.org', 'two@example.org'].map((email) => sendInvitation(id, owner, { email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await db().user.deleteMany({ where: { id: { in: people } } });
  });

  it('allows twenty invitations a day per account', async () => {
    for (let at = 0; at < LIMITS.invitations.max; at++)
      await inviteKeeper(id, owner, { email: `other${at}@example.org`, role: 'contributor' });
    const beyond = await sendInvitation(id, owner, { email: 'more@example.org' });
    expect(beyond.status).toBe(429);
    expect(beyond.body.message).toContain('many invitations today');
  });
});

describe('DELETE /api/memorials/{id}/invitations/{invitationId}', () => {
  const revoke = (invitationId: string, { headers }: Pick<Person, 'headers'>) =>
    call(DELETE, { method: 'DELETE', params: { id, invitationId }, headers });

  it('revokes the invitation, deletes the address, and is recorded once', async () => {
    await inviteKeeper(id, owner, { email: SISTER });
    const [row] = await rows();
    expect((await revoke(row?.id ?? '', owner)).status).toBe(200);
    expect((await revoke(row?.id ?? '', owner)).status).toBe(200);
    expect(await rows()).toMatchObject([{ state: 'revoked', emailSealed: '' }]);
    expect((await events()).map(({ action }) => action)).toEqual(['invited', 'takenBack']);
  });

  it('is open to the owner, and to keepers if the invitation is for a contributor', async () => {
    const keeper = await kim();
    await addKeeper(id, keeper, 'keeper');
    await inviteKeeper(id, owner, { email: SISTER });
    const [row] = await rows();
    expect((await revoke(row?.id ?? '', keeper)).status).toBe(403);
    await db().keeperInvitation.updateMany({ data: { role: 'contributor' } });
    expect((await revoke(row?.id ?? '', await ben())).status).toBe(403);
    expect((await revoke(row?.id ?? '', keeper)).status).toBe(200);
  });

  it('answers 404 for an invitation to another memorial', async () => {
    await inviteKeeper(id, owner, { email: SISTER });
    const [row] = await rows();
    id = await addMemorial({ createdById: owner.user.id });
    expect((await revoke(row?.id ?? '', owner)).status).toBe(404);
    expect((await revoke(newId(), owner)).status).toBe(404);
  });
});
