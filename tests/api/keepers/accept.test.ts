import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '@/app/api/keepers/accept/route';
import { POST as decline } from '@/app/api/keepers/decline/route';
import { GET as listKeepers } from '@/app/api/memorials/[id]/keepers/route';
import { GET as readMemorial } from '@/app/api/memorials/[id]/route';
import { deleteOwnProfile } from '@/lib/accounts/commands/delete-profile';
import { deleteAskerData } from '@/lib/cases/commands/delete-asker-data';
import { deleteAuthorAddress } from '@/lib/condolences/commands/change-condolence';
import { acceptInvitation } from '@/lib/keepers/commands/answer-invitation';
import { deleteKeeper } from '@/lib/keepers/commands/delete-keeper';
import { findLinkedInvitation } from '@/lib/keepers/queries/find-linked-invitation';
import { INVITATION_DAYS } from '@/lib/keepers/rules';
import {
  deleteMemberData,
  leaveMemorialsOwnerless,
} from '@/lib/memorials/commands/delete-member-data';
import { db } from '@/lib/platform/db/client';
import { newSecretId } from '@/lib/platform/ids/public-id';
import { auditOf } from '@/tests/support/audit';
import { call } from '@/tests/support/call';
import { ada, ben, kim, type Person, viewerOf } from '@/tests/support/cast';
import { inviteKeeper } from '@/tests/support/invitation';
import { addKeeper } from '@/tests/support/keeper';
import { addMemorial } from '@/tests/support/memorial';

let owner: Person;
let sister: Person;
let id: string;

beforeAll(async () => {
  [owner, sister] = [await ada(), await kim()];
});
beforeEach(async () => {
  await db().rateLimit.deleteMany();
  await db().outboxMail.deleteMany();
  id = await addMemorial({ createdById: owner.user.id, isPublic: false, fullName: 'Sipho Ndlovu' });
});

const inviteSister = (role: 'keeper' | 'contributor' = 'keeper') =>
  inviteKeeper(id, owner, { email: sister.user.email, role });
const accept = (token: string, { headers }: Pick<Person, 'headers'> = sister) =>
  call(POST, { headers, body: { token } });
const keepers = () =>
  db().keeper.findMany({
    where: { memorialId: id, role: { not: 'owner' } },
    select: { userId: true, role: true },
  });

describe('POST /api/keepers/accept', () => {
  it('makes the invited person a keeper, notifies the owner, and deletes the address', async () => {
    const token = await inviteSister();
    const { status, body } = await accept(token);
    expect(status).toBe(200);
    expect(body).toEqual({ memorialId: id, message: 'You now look after this page, too.' });
    expect(await keepers()).toEqual([{ userId: sister.user.id, role: 'keeper' }]);
    const memorialAnswer = await call(readMemorial, { params: { id }, headers: sister.headers });
    expect(memorialAnswer.body.memorial.canEdit).toBe(true);
    expect(await db().keeperInvitation.findMany({ where: { memorialId: id } })).toMatchObject([
      { state: 'accepted', emailSealed: '' },
    ]);
    const mails = await db().outboxMail.findMany({ where: { to: owner.user.email } });
    expect(mails).toMatchObject([
      { subject: 'Kim Keane now helps keep the memorial of Sipho Ndlovu' },
    ]);
    expect(mails[0]?.text).toContain(`/edit-memorial/${id}/keepers`);
    expect(await auditOf(`memorial/${id}`)).toMatchObject([
      { action: 'keeper.invite' },
      {
        actor: sister.user.id,
        action: 'keeper.add',
        detail: { userId: sister.user.id, role: 'keeper' },
      },
    ]);
    const events = await db().memorialEvent.findMany({ where: { memorialId: id } });
    expect(events.at(-1)).toMatchObject({ action: 'joined', personId: sister.user.id });
  });

  it('takes effect once, however often it is sent in parallel', async () => {
    const token = await inviteSister();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await keepers()).toHaveLength(1);
    expect(await db().outboxMail.count({ where: { to: owner.user.email } })).toBe(1);
    expect(await db().memorialEvent.count({ where: { memorialId: id, action: 'joined' } })).toBe(1);
  });

  it('raises the role of a contributor', async () => {
    await addKeeper(id, sister, 'contributor');
    expect((await accept(await inviteSister('keeper'))).status).toBe(200);
    expect(await keepers()).toMatchObject([{ role: 'keeper' }]);
  });

  it("lowers nobody's role", async () => {
    const token = await inviteSister('contributor');
    await addKeeper(id, sister, 'keeper');
    expect((await accept(token)).status).toBe(200);
    expect(await keepers()).toMatchObject([{ role: 'keeper' }]);
  });

  it('does not revoke a removal with an invitation to a lower role', async () => {
    const token = await inviteSister('contributor');
    await addKeeper(id, sister, 'keeper');
    const leavesAt = new Date(Date.now() + 86_400_000);
    await db().keeper.updateMany({ where: { userId: sister.user.id }, data: { leavesAt } });
    expect((await accept(token)).status).toBe(200);
    const where = { memorialId_userId: { memorialId: id, userId: sister.user.id } };
    expect(await db().keeper.findUnique({ where })).toMatchObject({ role: 'keeper', leavesAt });
  });

  it('works only for the account with the invited address', async () => {
    const token = await inviteSister();
    const other = await accept(token, await ben());
    expect(other.status).toBe(403);
    expect(other.body.message).toBe(
      'This invitation is for k…@example.org. Please log in with that address.',
    );
    expect((await accept(token, { headers: {} as never })).status).toBe(401);
    expect(await keepers()).toEqual([]);
    expect((await accept(token)).status).toBe(200);
  });

  it('is refused two weeks later, and after the invitation was revoked or declined', async () => {
    const token = await inviteSister();
    const late = new Date(Date.now() + INVITATION_DAYS * 86_400_000 + 1_000);
    await expect(acceptInvitation(viewerOf(sister), token, late)).rejects.toMatchObject({
      code: 'gone',
    });
    await call(decline, { body: { token } });
    expect((await accept(token)).status).toBe(410);
    await db().keeperInvitation.updateMany({ data: { state: 'revoked' } });
    expect((await accept(token)).status).toBe(410);
    expect(await keepers()).toEqual([]);
  });

  it('does not readmit somebody who was removed after accepting', async () => {
    const token = await inviteSister();
    await accept(token);
    await db().keeper.deleteMany({ where: { memorialId: id, userId: sister.user.id } });
    expect((await accept(token)).status).toBe(410);
    expect(await keepers()).toEqual([]);
  });

  it("is refused once the memorial is deleted, but not once the inviter's profile is deleted", async () => {
    const token = await inviteSister();
    await db().memorial.delete({ where: { id } });
    expect((await accept(token)).status).toBe(404);
    const leaver = await ben();
    id = await addMemorial({ createdById: leaver.user.id });
    const second = await inviteKeeper(id, leaver, { email: sister.user.email });
    const others = {
      condolences: deleteAuthorAddress,
      memorials: leaveMemorialsOwnerless,
      cases: deleteAskerData,
    };
    await deleteOwnProfile(viewerOf(leaver), { ...deleteMemberData, ...others });
    expect(await findLinkedInvitation(second)).toMatchObject({ state: 'sent', inviter: null });
    expect((await accept(second)).status).toBe(200);
    expect(await keepers()).toEqual([{ userId: sister.user.id, role: 'keeper' }]);
  });

  it('notifies the owner of every acceptance, including a raised role and a return', async () => {
    await accept(await inviteSister('contributor'));
    await accept(await inviteSister('keeper'));
    await db().keeper.deleteMany({ where: { memorialId: id, userId: sister.user.id } });
    await accept(await inviteSister('contributor'));
    const mails = await db().outboxMail.findMany({ where: { to: owner.user.email } });
    expect(mails).toHaveLength(3);
  });

  it('counts the days as a keeper from the day the role was raised', async () => {
    const createdAt = new Date(Date.now() - 90 * 86_400_000);
    await addKeeper(id, sister, 'contributor', { createdAt });
    await accept(await inviteSister('keeper'));
    const list = await call(listKeepers, { params: { id }, headers: owner.headers });
    const { since } = list.body.keepers[1];
    expect(Date.parse(since)).toBeGreaterThan(Date.now() - 3_600_000);
    expect(await deleteKeeper(viewerOf(owner), id, sister.user.id)).toBeNull();
    expect(await keepers()).toEqual([]);
  });

  it.each([newSecretId(), 'short', "' OR 1=1", ''])('answers 404 or 400 for %j', async (token) => {
    expect([400, 404]).toContain((await accept(token)).status);
  });

  it("redirects the page's form to the memorial, or back to the page on a refusal", async () => {
    const token = await inviteSister();
    const post = (language: string, person: Person = sister) =>
      call(POST, {
        headers: {
          ...person.headers,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ token, language }).toString(),
      });
    const refused = await post('fr', await ben());
    expect([refused.status, refused.headers.get('location')]).toEqual([303, `/fr/keep/${token}`]);
    const done = await post('fr');
    expect([done.status, done.headers.get('location')]).toEqual([303, `/fr/memorial/${id}`]);
    expect(await keepers()).toHaveLength(1);
  });

  it('refuses a form from another site, and an overlong form', async () => {
    const token = await inviteSister();
    const cookie = `next-auth.session-token=${sister.token}`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const other = { ...type, cookie, 'sec-fetch-site': 'cross-site' };
    const expectRefused = async (headers: Record<string, string>, body: string) => {
      const { status, headers: responseHeaders } = await call(POST, { headers, body });
      expect([status, responseHeaders.get('location')]).toEqual([303, '/']);
    };
    await expectRefused(other, `token=${token}`);
    const long = { ...type, ...sister.headers };
    const body = `token=${token}&x=${'x'.repeat(17_000)}`;
    await expectRefused(long, body);
    expect(await keepers()).toEqual([]);
  });
});

describe('POST /api/keepers/decline', () => {
  const declineWith = (token: string, headers: Record<string, string> = {}) =>
    call(decline, { headers, body: { token } });

  it('needs no account, deletes the address, and is recorded once', async () => {
    const token = await inviteSister();
    expect((await declineWith(token)).body).toEqual({
      message: 'You have said no to the invitation.',
    });
    expect((await declineWith(token)).status).toBe(200);
    expect(await db().keeperInvitation.findMany({ where: { memorialId: id } })).toMatchObject([
      { state: 'declined', emailSealed: '' },
    ]);
    const events = await db().memorialEvent.findMany({ where: { memorialId: id } });
    expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['invited', owner.user.id],
      ['declined', null],
    ]);
  });

  it('does not undo an acceptance, and answers 404 for an unknown link', async () => {
    const token = await inviteSister();
    await accept(token);
    expect((await declineWith(token)).status).toBe(410);
    expect(await keepers()).toHaveLength(1);
    expect((await declineWith(newSecretId())).status).toBe(404);
  });

  it("redirects the page's form back to the page", async () => {
    const token = await inviteSister();
    const answer = await call(decline, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, language: 'en' }).toString(),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/keep/${token}`]);
  });
});
